import type { JobPost } from '@waypost/contracts/entities/job-post';
import { useState } from 'react';
import { isRefusal } from '../../../api/api-error.ts';
import { useResumeFiles } from '../../../entities/resume/mutations.ts';
import { useResumes } from '../../../entities/resume/queries.ts';
import { useEndedSession } from '../../../session/ended-session.ts';
import { toast } from '../../../ui/toast.ts';
import { type ApplyDraft, applyDraft } from './apply-draft.ts';
import { applyFailure } from './apply-words.ts';
import { missingAnswers, toAnswers } from './replies.ts';
import { useApplication } from './use-application.ts';

export type Applying = {
  job: JobPost;
  userId: string;
  /** A Job Seeker dashboard. */
  dashboardId: string;
  /** The application is there, made now or before. */
  onApplied: () => void;
};

/** An application in the making: a resume, the answers, and its way to the server. */
export function useApply({ job, userId, dashboardId, onApplied }: Applying) {
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
  const { error, isPending } = application;

  const applied = () => {
    applyDraft.clear(userId, job._id);
    onApplied();
  };
  const send = (resumeId: string) => {
    setAttempt((count) => count + 1);
    if (missingAnswers(questions, draft.replies).length > 0) return;
    const answers = toAnswers(questions, draft.replies);
    application.mutate(
      { user_id: userId, user_resume_id: resumeId, dsh_id: dashboardId, ...(answers.length > 0 && { answers }) },
      {
        onSuccess: () => {
          toast.success('Application submitted successfully!');
          applied();
        },
        onError: (refused) => {
          endSession(refused);
          if (!isRefusal(refused, 'already-applied')) return;
          toast.error(applyFailure(refused));
          applied();
        },
      },
    );
  };

  return {
    job,
    step,
    setStep,
    draft,
    change,
    attempt,
    resumes,
    files,
    resume,
    isPending,
    isBusy: isPending || files.upload !== undefined,
    /** Why it was not taken; what was taken before is no failure. */
    error: isRefusal(error, 'already-applied') ? null : error,
    next() {
      if (resume === undefined) toast.error('Please select a resume to continue');
      else setStep('questions');
    },
    submit() {
      if (resume !== undefined) return send(resume._id);
      toast.error(step === 'resume' ? 'Please select a resume to apply' : 'Missing required information to apply');
      // The resume that was chosen is gone since, and the list shows what is left.
      setStep('resume');
    },
  };
}

export type Apply = ReturnType<typeof useApply>;
