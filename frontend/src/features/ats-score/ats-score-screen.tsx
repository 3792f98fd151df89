import { scorePercent } from '@waypost/contracts/constants';
import { ClipboardPaste } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { PasteDialog } from '../../entities/job-post/pasted/paste-dialog.tsx';
import { usePasteDialog } from '../../entities/job-post/pasted/use-paste-dialog.ts';
import { CompletionPanel } from '../../entities/person/completion-panel.tsx';
import { formatCompany } from '../../format/company.ts';
import { fieldId } from '../../forms/field-id.ts';
import { inList } from '../../forms/in-list.ts';
import { useKeptText } from '../../forms/use-kept-text.ts';
import { useSignedIn } from '../../session/session.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { Inline } from '../../ui/page/layout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DescribedJob, fieldNames, JobLink } from './ats-fields.tsx';
import { type AtsForm, checkedJob } from './ats-form.ts';
import * as styles from './ats-score.css.ts';
import { CheckedJobs } from './checked-jobs.tsx';
import { changeOf } from './kept-checks.ts';
import { pastedTextKey } from './kept-form.ts';
import { KnownJob, useKnownJob } from './known-job.tsx';
import { ResultPlace } from './result-place.tsx';
import { useAtsForm } from './use-ats-form.ts';
import { useChecks } from './use-checks.ts';

type Ats = ReturnType<typeof useAtsForm>;

/** The job that is scored, with its title and company, and the outcome. */
function useOutcome(userId: string, { asked, answer }: Ats) {
  const { data: post } = useKnownJob(asked?.jobId);
  const score = answer.isScoring ? undefined : answer.data;
  const at = score?.computed_at ?? undefined;
  const percent = score === undefined || score.user_score === null ? undefined : scorePercent(score.user_score);
  const described = asked?.jobId === undefined ? asked?.form : undefined;
  const title = described?.title ?? post?.title;
  const company = described === undefined ? post && formatCompany(post) : described.company_name?.name;
  const isThere = asked !== undefined && title !== undefined && percent !== undefined && at !== undefined;
  const { checks, forget } = useChecks(
    userId,
    asked?.attempt,
    isThere ? { title, company, percent, at, form: asked.form } : undefined,
  );
  const job = asked && checkedJob(asked.form, location.origin);
  const check = checks.find(({ form }) => checkedJob(form, location.origin) === job);
  const change = isThere && check !== undefined ? changeOf(check) : undefined;
  return { checks, forget, job: { title: title ?? 'A job on Waypost', company, percent, change } };
}

/** `/ats-score`: how well one's profile fits any job, here or elsewhere. */
export function AtsScoreScreen() {
  const { user } = useSignedIn();
  const ats = useAtsForm(user._id);
  const { form, jobId, needsWords } = ats;
  const { checks, forget, job } = useOutcome(user._id, ats);
  const [pasted = '', setPasted] = useKeptText(pastedTextKey(user._id));
  const pasting = usePasteDialog({
    text: pasted,
    // An empty text is not one that was begun.
    setText: (text) => setPasted(text === '' ? undefined : text),
    fillIn: ats.fillIn,
  });
  const problems = Object.entries(ats.errors).map(([field, problem]) => ({
    message: inList(fieldNames[field as keyof AtsForm], problem.message ?? ''),
    fieldId: fieldId(field),
  }));

  return (
    <Page title="ATS Score" description="How well your profile and resume fit a job, before you apply.">
      <FormProvider {...form}>
        <div className={styles.layout}>
          <form noValidate onSubmit={ats.submit} aria-label="Job to score" className={styles.form}>
            <ErrorSummary errors={problems} attempt={ats.submitCount} />
            <JobLink onPasteText={pasting.sort} />
            {jobId === undefined ? null : <KnownJob jobId={jobId} />}
            {needsWords ? <DescribedJob onPaste={pasting.open} /> : null}
            <Inline>
              <Button
                type="submit"
                variant={jobId !== undefined || problems.length === 0 ? 'primary' : 'secondary'}
                isPending={ats.answer.isScoring}
                pendingLabel="Computing…"
              >
                Get ATS score
              </Button>
              {ats.isEmpty ? (
                <Button key="paste" icon={<ClipboardPaste size={16} aria-hidden />} onPress={pasting.open}>
                  Paste the whole text
                </Button>
              ) : (
                <Button key="clear" variant="quiet" onPress={ats.clear}>
                  Clear the form
                </Button>
              )}
            </Inline>
          </form>
          <ResultPlace ats={ats} {...job} />
          <div className={styles.more}>
            {ats.asked === undefined || ats.answer.hasFailed ? null : <CompletionPanel />}
            <CheckedJobs
              checks={checks}
              isScoring={ats.answer.isScoring}
              onAgain={(check) => ats.again(check.form)}
              onForget={forget}
            />
          </div>
        </div>
      </FormProvider>
      <PasteDialog {...pasting.dialog} />
    </Page>
  );
}
