import { useEffect, useRef } from 'react';
import { formatCompany } from '../../../format/company.ts';
import { factLine } from '../../../format/fact-line.ts';
import { Text } from '../../../ui/content/text.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import * as styles from './apply-dialog.css.ts';
import { ApplyFoot } from './apply-foot.tsx';
import { applyFailure, sentWords } from './apply-words.ts';
import { QuestionsStep } from './questions-step.tsx';
import { countAnswered } from './replies.ts';
import { ResumeStep } from './resume-step.tsx';
import { type Apply, type Applying, isOfOtherPost, useApply } from './use-apply.ts';

function Failure({ error }: { error: Error }) {
  const box = useRef<HTMLDivElement>(null);
  // Focus brings it into sight, wherever the questions were scrolled to.
  useEffect(() => box.current?.focus(), [error]);
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="danger" title={applyFailure(error)}>
        {isOfOtherPost(error)
          ? 'Your resume and answers are kept. The job post is shown as it is now.'
          : 'Your resume and answers are kept. Trying again is safe: one application is made at most.'}
      </Banner>
    </div>
  );
}

/** Where sending is one press away: what the other side gets to see. */
function WhatIsSent({ apply: { job, step, draft, resume } }: { apply: Apply }) {
  if (resume === undefined || (job.questions.length > 0 && step === 'resume')) return null;
  const answers = countAnswered(job.questions, draft.replies);
  return (
    <Text size="xs" tone="muted">
      {sentWords(resume.original_name, answers)}
    </Text>
  );
}

/** Focus goes with the step, so that a screen reader says where one is. */
function useFocusOnStep(step: string) {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    content.current?.focus();
  }, [step]);
  return content;
}

export function ApplyDialog({ onClose, ...applying }: Applying & { onClose: () => void }) {
  const apply = useApply(applying);
  const { job, step, draft, change, isBusy, error } = apply;
  const content = useFocusOnStep(step);
  const title = step === 'resume' ? 'Select Resume' : 'Application Questions';
  const steps = job.questions.length === 0 ? undefined : `Step ${step === 'resume' ? 1 : 2} of 2`;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={title}
      subtitle={factLine([steps, job.title, formatCompany(job)])}
      isBusy={isBusy}
      footer={<ApplyFoot apply={apply} onClose={onClose} />}
    >
      <section
        ref={content}
        tabIndex={-1}
        aria-label={[title, steps?.toLowerCase()].filter(Boolean).join(', ')}
        className={styles.content}
      >
        <Stack space={4}>
          {error === null ? null : <Failure error={error} />}
          {step === 'resume' ? (
            <ResumeStep
              resumes={apply.resumes}
              files={apply.files}
              selectedId={apply.resume?._id}
              lack={apply.lack}
              isDisabled={isBusy}
              onSelect={(resumeId) => change({ resumeId })}
            />
          ) : (
            <QuestionsStep
              questions={job.questions}
              replies={draft.replies}
              attempt={apply.attempt}
              isDisabled={isBusy}
              onReply={(id, reply) => change({ replies: { ...draft.replies, [id]: reply } })}
            />
          )}
          <WhatIsSent apply={apply} />
        </Stack>
      </section>
    </Dialog>
  );
}
