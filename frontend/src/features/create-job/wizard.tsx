import { ClipboardPaste } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { BackToPostedJobs } from '../../entities/job-post/back-to-posted-jobs.tsx';
import { PasteDialog } from '../../entities/job-post/pasted/paste-dialog.tsx';
import { pathToRewrite } from '../../entities/job-post/wizard-paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Text } from '../../ui/content/text.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Stepper } from '../../ui/page/stepper.tsx';
import { useFormAnalysis } from './analysis/use-form-analysis.ts';
import { CopyButtons, CopyPanel } from './copying/copy-panel.tsx';
import { type AskedFor, type Copying, useCopying } from './copying/use-copying.ts';
import type { JobForm } from './form/job-form.ts';
import type { Owner } from './form/owner.ts';
import { usePasting } from './pasting/use-pasting.ts';
import { ConflictDialog } from './publishing/conflict-dialog.tsx';
import { PublishedBefore } from './publishing/published-before.tsx';
import { PublishedElsewhere, usePublishedElsewhere } from './publishing/published-elsewhere.tsx';
import type { Complete } from './publishing/use-save.ts';
import { DraftKept, StartFresh } from './start-fresh.tsx';
import { isBefore, isReachable, missingIn, problemsUpTo, type StepId, stepIds, stepTitles } from './steps.ts';
import { type Subject, useWizard } from './use-wizard.ts';
import { WizardFoot } from './wizard-foot.tsx';
import { WizardStep } from './wizard-step.tsx';
import * as styles from './wizard.css.ts';

function DraftNote({ isNew }: { isNew: boolean }) {
  return (
    <Banner tone="info" title="Your draft is back">
      <Text>
        {isNew
          ? 'It is kept on this device until you publish. Start Fresh begins with an empty form.'
          : 'Your changes are not saved yet. Discard changes goes back to the published post.'}
      </Text>
    </Banner>
  );
}

/** A step that was left with something missing says so. */
const stepsOf = (step: StepId, values: JobForm) => {
  const problems = problemsUpTo('review', values);
  return stepIds.map((id) => ({
    id,
    title: stepTitles[id],
    missing: isBefore(id, step) ? missingIn(id, problems) : undefined,
    isReachable: isBefore(step, id) && isReachable(id, values),
  }));
};

/** Whatever a new post may begin with that is written already. */
function Beginnings({ copying, onPaste }: { copying: Copying; onPaste: () => void }) {
  return (
    <>
      <CopyButtons copying={copying} />
      <Button icon={<ClipboardPaste size={16} aria-hidden />} onPress={onPaste}>
        Paste the whole text
      </Button>
    </>
  );
}

type ConflictProps = { wizard: ReturnType<typeof useWizard>; isNew: boolean; complete: Complete };

function Conflict({ wizard, isNew, complete }: ConflictProps) {
  const { values, isPublishing } = wizard;
  const { conflict } = wizard.state;
  if (conflict === undefined) return null;
  const shared = { mine: values, isSaving: isPublishing, onClose: wizard.leaveConflict };
  return isNew ? (
    <PublishedBefore
      {...shared}
      published={conflict}
      onChange={() => wizard.keepMine(conflict, complete)}
      onPublishSecond={() => wizard.publishSecond(complete)}
    />
  ) : (
    <ConflictDialog
      {...shared}
      theirs={conflict}
      onTakeOver={() => wizard.takeTheirs(conflict)}
      onOverwrite={() => wizard.keepMine(conflict)}
    />
  );
}

type WizardProps = {
  subject: Subject;
  owner: Owner;
  asked?: AskedFor;
};

export function Wizard({ subject, owner, asked }: WizardProps) {
  const { post } = subject;
  const wizard = useWizard(subject, owner);
  const { state, form, values, isPublishing, goTo } = wizard;
  const { step } = state;

  const { analysis, complete } = useFormAnalysis({ form, values, step });

  const isNew = post === undefined;
  const elsewhere = usePublishedElsewhere({ draft: wizard.draft, title: values.title.trim(), isNew });
  const copying = useCopying({ owner, asked, hasAnything: wizard.hasAnything, onCopy: wizard.copy });
  const pasting = usePasting({ form, onFilled: () => goTo('basic') });
  return (
    <Page
      title={isNew ? 'Create Job Post' : 'Edit Job Post'}
      description={
        <>
          {isNew ? 'Post a new job opportunity and find great candidates' : state.start.form.title}
          <DraftKept isNew={isNew} draft={wizard.draftState} />
        </>
      }
      back={isNew ? undefined : <BackToPostedJobs job={post} />}
      actions={
        <div className={isNew ? styles.beginnings : undefined}>
          {isNew ? <Beginnings copying={copying} onPaste={pasting.open} /> : null}
          <StartFresh
            isNew={isNew}
            draft={wizard.draftState}
            asksFirst={wizard.hasMoreThanTitle}
            onStart={wizard.startFresh}
          />
        </div>
      }
    >
      <FormProvider {...form}>
        {isNew ? <CopyPanel copying={copying} dashboardId={owner.dashboardId} /> : null}
        <PublishedElsewhere elsewhere={elsewhere} onPublish={() => wizard.submit(complete)} />
        {state.isRestored && !elsewhere.isPublished ? <DraftNote isNew={isNew} /> : null}
        <Stepper label="Steps" current={step} steps={stepsOf(step, values)} onSelect={(id) => goTo(id as StepId)} />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (step !== 'review' || !elsewhere.asksFirst()) wizard.submit(complete);
          }}
          onPaste={isNew ? pasting.onPaste : undefined}
          aria-labelledby="step-title"
          className={step === 'analysis' ? styles.bodyWithText : styles.body}
        >
          <WizardStep state={state} values={values} analysis={analysis} goTo={goTo} />
          <WizardFoot
            step={step}
            isNew={isNew}
            failure={state.failure}
            rewriteAt={state.isClosed && post !== undefined ? pathToRewrite(post._id) : undefined}
            isPublishing={isPublishing}
            onBack={wizard.goBack}
            onSave={wizard.save}
          />
        </form>
        <PasteDialog {...pasting.dialog} />
        <Conflict wizard={wizard} isNew={isNew} complete={complete} />
      </FormProvider>
    </Page>
  );
}
