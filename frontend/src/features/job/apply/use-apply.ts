import { useQueryClient } from '@tanstack/react-query';
import type { JobPost, SentApplication } from '@waypost/contracts/entities/job-post';
import type { Resume } from '@waypost/contracts/entities/resume';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal, mayPass } from '../../../api/api-error.ts';
import { refreshJobPost } from '../../../entities/job-post/refresh-job-post.ts';
import { useResumeFiles } from '../../../entities/resume/mutations.ts';
import { useResumes } from '../../../entities/resume/queries.ts';
import { applyResumeWords } from '../../../entities/resume/words.ts';
import { useDraftElsewhere } from '../../../forms/use-draft-elsewhere.ts';
import { useEndedSession } from '../../../session/ended-session.ts';
import { useIsHere } from '../../../ui/behaviour/use-is-here.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { type ApplyDraft, applyDraft } from './apply-draft.ts';
import { alreadyApplied, applyFailure, submitted } from './apply-words.ts';
import { problemsOf, toAnswers } from './replies.ts';
import { type Step, useApplication } from './use-application.ts';

/** Whether a refusal says that the post is not what the page shows: it was closed, or asks something else by now. */
export const isOfOtherPost = (refused: unknown): boolean =>
  isRefusal(refused, 'not-found') ||
  (isRefusal(refused, 'validation-error') && !refused.errors.some(({ path }) => path === 'user_resume_id'));

/** What is missing before one can go on; a new one at each try. */
export type Lack = { words: string };

/** The one that was chosen; before anything was, the newest that can be read. */
function resumeOf(resumes: readonly Resume[], chosenId: string | undefined): Resume | undefined {
  const usable = resumes.filter(({ text_status }) => text_status !== 'unreadable');
  if (chosenId !== undefined) return usable.find(({ _id }) => _id === chosenId);
  return usable.find(({ text_status }) => text_status === 'readable') ?? usable[0];
}

export type Applying = {
  job: JobPost;
  userId: string;
  /** A Job Seeker dashboard. */
  dashboardId: string;
  /** An application is there already. */
  isApplied: boolean;
  /** The application is there, made now or before; of one from before nothing else is known here. */
  onApplied: (sent?: SentApplication) => void;
};

/** What is chosen and typed, kept at each change. */
function useApplyDraft(userId: string, jobId: string) {
  const key = applyDraft.keyOf(userId, jobId);
  const [draft, setDraft] = useState(() => applyDraft.read(key));
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  useDraftElsewhere(key, () => setChangedElsewhere(applyDraft.isKept(key)));
  const latest = useRef(draft);
  const change = (part: Partial<ApplyDraft>) => {
    setChangedElsewhere(false);
    latest.current = { ...latest.current, ...part };
    applyDraft.keep(key, latest.current);
    setDraft(latest.current);
  };
  return { draft, isChangedElsewhere, change, forget: () => applyDraft.clear(key) };
}

/** What is typed on could not be sent any more: it was sent elsewhere, or from here, where the answer to that was lost. */
function useMadeMeanwhile(isMade: boolean, error: unknown, leave: () => void) {
  const giveUp = useEffectEvent(() => {
    if (error && mayPass(error)) toast.success(submitted);
    else toast.info(alreadyApplied);
    leave();
  });
  useEffect(() => {
    if (isMade) giveUp();
  }, [isMade]);
}

/** An application in the making: a resume, the answers, and its way to the server. */
export function useApply({ job, userId, dashboardId, isApplied, onApplied }: Applying) {
  const { questions } = job;
  const [step, setStep] = useState<Step>('resume');
  const { draft, isChangedElsewhere, change, forget } = useApplyDraft(userId, job._id);
  const [attempt, setAttempt] = useState(0);
  const [lack, setLack] = useState<Lack>();
  const resumes = useResumes();
  const choose = ({ _id }: Resume) => change({ resumeId: _id });
  const files = useResumeFiles(applyResumeWords, resumes.data, { chosenId: draft.resumeId, onUploaded: choose });
  const queries = useQueryClient();
  const endSession = useEndedSession();
  const isHere = useIsHere();
  const resume = resumeOf(resumes.data ?? [], draft.resumeId);

  const applied = (sent?: SentApplication) => {
    forget();
    onApplied(sent);
  };
  const application = useApplication(job._id, {
    onSuccess({ application: { _id, applied_at, status } }, { resumeName }) {
      toast.success(submitted);
      applied({ _id, applied_at, status, resume_name: resumeName });
    },
    onError(refused) {
      endSession(refused, applyFailure(refused));
      if (isOfOtherPost(refused)) void refreshJobPost(queries, job._id);
      const reason = applyFailure(refused);
      if (isRefusal(refused, 'already-applied')) {
        toast.error(reason);
        return applied();
      }
      if (!isHere.current) toast.error(`Your application was not sent. ${reason}`, { detail: job.title });
    },
  });
  const { error, isPending, isSuccess, variables } = application;
  useMadeMeanwhile(isApplied && !isPending && !isSuccess, error, applied);
  const isAsSent = variables?.step === step && variables.body.user_resume_id === resume?._id;
  const send = ({ _id: resumeId, original_name }: Resume) => {
    setAttempt((count) => count + 1);
    if (problemsOf(questions, draft.replies).length > 0) return;
    const answers = toAnswers(questions, draft.replies);
    const body = {
      user_id: userId,
      user_resume_id: resumeId,
      dsh_id: dashboardId,
      ...(answers.length > 0 && { answers }),
    };
    application.mutate({ body, resumeName: original_name, step });
  };

  return {
    job,
    step,
    setStep,
    draft,
    isChangedElsewhere,
    change,
    attempt,
    resumes,
    files,
    resume,
    lack: resume === undefined ? lack : undefined,
    isPending,
    isBusy: isPending || files.upload !== undefined,
    /** Why it was not taken, as it stands there; what was taken before is no failure. */
    error: isAsSent && !isRefusal(error, 'already-applied') ? error : null,
    next() {
      if (resume === undefined) return setLack({ words: 'Please select a resume to continue' });
      choose(resume);
      setStep('questions');
    },
    submit() {
      if (resume !== undefined) return send(resume);
      if (step === 'questions') toast.error('Missing required information to apply');
      setLack({ words: 'Please select a resume to apply' });
      // The resume that was chosen is gone since, and the list shows what is left.
      setStep('resume');
    },
  };
}

export type Apply = ReturnType<typeof useApply>;
