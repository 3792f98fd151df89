import { Gauge as GaugeIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { textFor } from '../../api/api-error.ts';
import { formatCompany } from '../../format/company.ts';
import { fieldId } from '../../forms/field-id.ts';
import { useSignedIn } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Inline } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import { toast } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DescribedJob, JobLink } from './ats-fields.tsx';
import { AtsResult, ResultBones } from './ats-result.tsx';
import * as styles from './ats-score.css.ts';
import { KnownJob, useKnownJob } from './known-job.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { type Scored, useAtsForm } from './use-ats-form.ts';

const failureWords = {
  'not-found': 'There is no such job any more. Please check its link.',
} as const;

type Answer = ReturnType<typeof useAtsForm>['answer'];

function Result({ asked, answer, isRefused }: { asked: Scored | undefined; answer: Answer; isRefused: boolean }) {
  const { score, error, isScoring, isFetching, refetch } = answer;
  const { data: job } = useKnownJob(asked?.jobId);
  const place = useRef<HTMLElement>(null);
  const percent = score?.user_score ?? undefined;
  const hasArrived = !isScoring && percent !== undefined;
  useEffect(() => {
    // On a phone the result stands below the form, out of sight.
    if (hasArrived) place.current?.scrollIntoView({ block: 'nearest' });
  }, [hasArrived, asked?.attempt]);

  return (
    <section ref={place} className={styles.aside} aria-label="Result">
      <VisuallyHidden>
        <output>{hasArrived ? `Your ATS score is ${Math.round(percent / 10)}%` : ''}</output>
      </VisuallyHidden>
      {asked === undefined || isRefused ? (
        <EmptyState icon={<GaugeIcon size={24} aria-hidden />} title="Your score will stand here">
          With how it adds up, which skills of the job you have, and what would raise it. Nobody else sees it.
        </EmptyState>
      ) : error !== null ? (
        <ErrorState title="The score could not be computed" onRetry={() => void refetch()} isRetrying={isFetching}>
          {textFor(error, failureWords, 'Something went wrong on our side.')} What you typed is still here.
        </ErrorState>
      ) : score === undefined ? (
        <ResultBones />
      ) : (
        <AtsResult
          score={score}
          title={job?.title ?? (asked.form.title || 'A job on Waypost')}
          company={job === undefined ? asked.form.company_name?.name : formatCompany(job)}
          isStale={isFetching && answer.isPlaceholderData}
        />
      )}
    </section>
  );
}

/** `/ats-score`: how well one's profile fits any job, here or elsewhere. */
export function AtsScoreScreen() {
  const { user } = useSignedIn();
  const ats = useAtsForm(user._id);
  const { form, jobId, errors, answer } = ats;
  const [pasting, setPasting] = useState({ isOpen: false, text: '' });
  const problems = Object.entries(errors).map(([field, problem]) => ({
    message: problem.message ?? '',
    fieldId: fieldId(field),
  }));
  const fillIn = (text: string) => {
    const isSorted = ats.fillIn(text);
    if (!isSorted) toast.info('Nothing was found in this text that belongs into a field');
    setPasting({ isOpen: !isSorted, text: isSorted ? '' : text });
  };

  return (
    <Page title="ATS Score" description="How well your profile and resume fit a job, before you apply.">
      <FormProvider {...form}>
        <div className={styles.layout}>
          <form noValidate onSubmit={ats.submit} aria-label="Job to score" className={styles.form}>
            <ErrorSummary errors={problems} attempt={ats.submitCount} />
            <JobLink onPasteText={fillIn} />
            {jobId === undefined ? null : <KnownJob jobId={jobId} />}
            {ats.needsWords ? <DescribedJob onPaste={() => setPasting({ ...pasting, isOpen: true })} /> : null}
            <Inline>
              <Button
                type="submit"
                variant={jobId !== undefined || problems.length === 0 ? 'primary' : 'secondary'}
                isPending={answer.isScoring}
                pendingLabel="Computing…"
              >
                Get ATS score
              </Button>
              {ats.isEmpty ? null : (
                <Button variant="quiet" onPress={ats.clear}>
                  Clear the form
                </Button>
              )}
            </Inline>
          </form>
          <Result asked={ats.asked} answer={answer} isRefused={ats.isRefused} />
        </div>
      </FormProvider>
      <PasteDialog
        isOpen={pasting.isOpen}
        onOpenChange={(isOpen) => setPasting({ ...pasting, isOpen })}
        text={pasting.text}
        onText={(text) => setPasting({ isOpen: true, text })}
        onSort={() => fillIn(pasting.text)}
      />
    </Page>
  );
}
