import type { JobPost } from '@waypost/contracts/entities/job-post';
import { pages } from '@waypost/contracts/paths';
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../../api/api-error.ts';
import { useResumeFiles } from '../../../entities/resume/mutations.ts';
import { useResumes } from '../../../entities/resume/queries.ts';
import { formatCompany } from '../../../format/company.ts';
import { useEndedSession } from '../../../session/ended-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/link.tsx';
import { toast } from '../../../ui/toast.ts';
import * as styles from './apply-dialog.css.ts';
import { type ApplyDraft, applyDraft } from './apply-draft.ts';
import { answeredWords, applyFailure, nextWords } from './apply-words.ts';
import { QuestionsStep } from './questions-step.tsx';
import { countAnswered, missingAnswers, toAnswers } from './replies.ts';
import { ResumeStep } from './resume-step.tsx';
import { useApplication } from './use-application.ts';

type ApplyDialogProps = {
  job: JobPost;
  userId: string;
  /** A Job Seeker dashboard. */
  dashboardId: string;
  onClose: () => void;
  /** The application is there, made now or before. */
  onApplied: () => void;
};

const isDuplicate = (error: unknown) => isRefusal(error, 'already-applied');

export function ApplyDialog({ job, userId, dashboardId, onClose, onApplied }: ApplyDialogProps) {
  const { questions } = job;
  const [step, setStep] = useState<'resume' | 'questions'>('resume');
  const [draft, setDraft] = useState(() => applyDraft.read(userId, job._id));
  const [attempt, setAttempt] = useState(0);
  const change = (part: Partial<ApplyDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part };
      applyDraft.keep(userId, job._id, next);
      return next;
    });
  const resumes = useResumes();
  const files = useResumeFiles((resume) => change({ resumeId: resume._id }));
  const application = useApplication(job._id);
  const endSession = useEndedSession();
  const resume = resumes.data?.find(({ _id, text_status }) => _id === draft.resumeId && text_status !== 'unreadable');
  const isBusy = application.isPending || files.upload !== undefined;

  const content = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    content.current?.focus();
  }, [step]);

  const failure = useRef<HTMLDivElement>(null);
  const { error } = application;
  useEffect(() => {
    // Focus brings it into sight, wherever the questions were scrolled to.
    if (error !== null) failure.current?.focus();
  }, [error]);

  const submit = () => {
    if (resume === undefined) return toast.error('Please select a resume to apply');
    setAttempt((count) => count + 1);
    if (missingAnswers(questions, draft.replies).length > 0) return undefined;
    const answers = toAnswers(questions, draft.replies);
    return application.mutate(
      {
        user_id: userId,
        user_resume_id: resume._id,
        dsh_id: dashboardId,
        ...(answers.length > 0 && { answers }),
      },
      {
        onSuccess: () => {
          toast.success('Application submitted successfully!');
          applyDraft.clear(userId, job._id);
          onApplied();
        },
        onError: (error) => {
          endSession(error);
          if (!isDuplicate(error)) return;
          toast.error(applyFailure(error));
          applyDraft.clear(userId, job._id);
          onApplied();
        },
      },
    );
  };
  const next = () => {
    if (resume === undefined) toast.error('Please select a resume to continue');
    else setStep('questions');
  };

  const status =
    step === 'questions'
      ? answeredWords(countAnswered(questions, draft.replies), questions.length)
      : resume === undefined
        ? 'Please select a resume to continue'
        : 'Resume selected';
  const submitButton = (
    <Button
      key="submit"
      variant="primary"
      isPending={application.isPending}
      pendingLabel="Submitting Application..."
      isDisabled={isBusy && !application.isPending}
      onPress={submit}
    >
      Submit Application
    </Button>
  );

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={step === 'resume' ? 'Select Resume' : 'Application Questions'}
      subtitle={[job.title, formatCompany(job)].filter(Boolean).join(' · ')}
      isBusy={isBusy}
      footer={
        <div className={styles.foot}>
          <output className={styles.status}>
            {status}
            {step === 'resume' && questions.length > 0 ? (
              <span className={styles.nextQuestions}>{nextWords(questions.length)}</span>
            ) : null}
          </output>
          <div className={styles.buttons}>
            <LinkButton to={pages.profile} isExternal variant="quiet">
              Improve Profile
            </LinkButton>
            <Button isDisabled={isBusy} onPress={onClose}>
              Cancel
            </Button>
            {step === 'questions' ? (
              <Button key="back" isDisabled={isBusy} onPress={() => setStep('resume')}>
                Back
              </Button>
            ) : null}
            <div className={styles.forward}>
              {step === 'resume' && questions.length > 0 ? (
                <Button key="next" variant="primary" isDisabled={isBusy} onPress={next}>
                  Next: Answer Questions
                </Button>
              ) : (
                submitButton
              )}
            </div>
          </div>
        </div>
      }
    >
      <div ref={content} tabIndex={-1} className={styles.content}>
        <Stack space={4}>
          {error === null || isDuplicate(error) ? null : (
            <div ref={failure} tabIndex={-1}>
              <Banner tone="danger" title={applyFailure(error)}>
                Your resume and answers are kept. Trying again is safe: one application is made at most.
              </Banner>
            </div>
          )}
          {step === 'resume' ? (
            <ResumeStep
              resumes={resumes}
              files={files}
              selectedId={resume?._id}
              isDisabled={isBusy}
              onSelect={(resumeId) => change({ resumeId })}
            />
          ) : (
            <QuestionsStep
              questions={questions}
              replies={draft.replies}
              attempt={attempt}
              isDisabled={isBusy}
              onReply={(id, reply) => change({ replies: { ...draft.replies, [id]: reply } })}
            />
          )}
        </Stack>
      </div>
    </Dialog>
  );
}
