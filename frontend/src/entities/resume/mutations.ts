import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Resume } from '@waypost/contracts/entities/resume';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, mayPass } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { openOrSave } from '../../api/open-or-save.ts';
import { saveFile } from '../../api/save-file.ts';
import { uploadFile } from '../../api/upload.ts';
import { quoted } from '../../format/quoted.ts';
import { useEndedSession } from '../../session/ended-session.ts';
import { useIsHere } from '../../ui/behaviour/use-is-here.ts';
import type { FileProblem } from '../../ui/fields/file-drop.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { scoreKeys } from '../score/queries.ts';
import { resumeKeys } from './queries.ts';
import { problemOfFile } from './resume-file.ts';
import type { ResumeWords } from './words.ts';

const quiet = { quiet: true } as const;

/** Where a file can be fetched for some minutes. @throws ApiError */
export async function fetchResumeLink(
  id: string,
  noLink: string,
  disposition: 'inline' | 'attachment' = 'attachment',
): Promise<string> {
  const { downloadURL } = await call('downloadResume', { params: { id }, querystring: { disposition } }, quiet);
  if (!downloadURL) throw new ApiError('unavailable', { message: noLink });
  return downloadURL;
}

/** Several files may have been tried, so a problem names its file. */
const named = (file: File, problem: string) => `${quoted(file.name)}: ${problem}`;

/** A file on its way: in place of a resume, or as one more of those that were there, of which one was chosen. */
type Sent = { file: File; replaced?: string; before: readonly Resume[] | undefined; chosenId: string | undefined };

const kindOf = ({ replaced }: Sent) => (replaced === undefined ? 'upload' : 'replace');

/** It may have arrived although its answer did not: then the list has it, at the latest when the connection is back. */
const arrivedOf = ({ file, before }: Sent, resumes: readonly Resume[] = []) =>
  before &&
  resumes.find(
    ({ _id, original_name, resume_size }) =>
      original_name === file.name && resume_size === file.size && !before.some((one) => one._id === _id),
  );

type Sending = {
  words: ResumeWords;
  /** Undefined while they are not known. */
  resumes: readonly Resume[] | undefined;
  /** What somebody has chosen meanwhile stays chosen. */
  chosenId: string | undefined;
  refresh: () => Promise<unknown>;
  onUploaded: (resume: Resume) => void;
};

function useSending({ words, resumes, chosenId, refresh, onUploaded }: Sending) {
  const endSession = useEndedSession();
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<FileProblem>();
  const fail = (words: string) => setProblem((last) => ({ words, attempt: (last?.attempt ?? 0) + 1 }));
  const isHere = useIsHere();
  const uploaded = (resume: Resume, sent: Sent, isChosen = true) => {
    setProblem(undefined);
    toast.success(words.done[kindOf(sent)]);
    if (isChosen) onUploaded(resume);
  };
  const sending = useMutation({
    mutationFn: ({ file, replaced }: Sent) => {
      const onProgress = (part: number) => setPercent(Math.round(part * 100));
      return replaced === undefined
        ? uploadFile('uploadResume', file, { onProgress })
        : uploadFile('replaceResume', file, { params: { id: replaced }, onProgress });
    },
    onMutate() {
      setProblem(undefined);
      setPercent(null);
    },
    async onSuccess({ resume }, sent) {
      await refresh();
      uploaded(resume, sent);
    },
    onError(error, sent) {
      const reason = words.failed[kindOf(sent)](error);
      const failure = named(sent.file, reason);
      fail(failure);
      if (!isHere.current) toast.error(failure);
      endSession(error, reason);
    },
  });
  const unanswered = sending.isError && mayPass(sending.error) ? sending.variables : undefined;
  const arrived = unanswered && kindOf(unanswered) === 'upload' ? arrivedOf(unanswered, resumes) : undefined;
  const hear = useEffectEvent(() => {
    if (arrived === undefined || unanswered === undefined) return;
    sending.reset();
    uploaded(arrived, unanswered, unanswered.chosenId === chosenId);
  });
  useEffect(() => hear(), [arrived]);

  return {
    upload: sending.isPending ? { fileName: sending.variables.file.name, percent } : undefined,
    problem,
    send(file: File, replaced?: string) {
      const wrong = problemOfFile(file);
      if (wrong !== undefined) return fail(named(file, wrong));
      sending.mutate({ file, ...(replaced !== undefined && { replaced }), before: resumes, chosenId });
    },
  };
}

const nothing = () => undefined;

/** What can be done with resume files, in the words of a screen that shows `resumes`. Each says itself how it went. */
export function useResumeFiles(
  words: ResumeWords,
  resumes: readonly Resume[] | undefined,
  { chosenId, onUploaded = nothing }: { chosenId?: string | undefined; onUploaded?: (resume: Resume) => void } = {},
) {
  const queries = useQueryClient();
  const endSession = useEndedSession();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: resumeKeys.list }),
      queries.invalidateQueries({ queryKey: scoreKeys.all }),
    ]);
  const { send, ...sending } = useSending({ words, resumes, chosenId, refresh, onUploaded });
  const fail = (kind: 'download' | 'remove', error: unknown) => {
    toast.error(words.failed[kind](error));
    endSession(error, words.failed[kind](error));
  };
  const { mutateAsync: remove } = useMutation({
    mutationFn: (id: string) => call('deleteResume', { params: { id } }, quiet),
    onSuccess() {
      toast.success(words.done.remove);
      return refresh();
    },
    onError: (error) => fail('remove', error),
  });
  const sayDone = (kind: 'download' | 'open') => {
    if (words.done[kind] !== undefined) toast.info(words.done[kind]);
  };

  return {
    ...sending,
    add: (file: File) => send(file),
    replace: (id: string, file: File) => send(file, id),
    async download(id: string) {
      try {
        saveFile(await fetchResumeLink(id, words.noLink));
        sayDone('download');
      } catch (error) {
        fail('download', error);
      }
    },
    /** A PDF. */
    async open(id: string) {
      try {
        const fetchLink = async () => ({ link: await fetchResumeLink(id, words.noLink, 'inline'), isPdf: true });
        sayDone((await openOrSave(fetchLink)) ? 'open' : 'download');
      } catch (error) {
        fail('download', error);
      }
    },
    /** Answers whether it is gone. */
    remove: (id: string): Promise<boolean> =>
      remove(id).then(
        () => true,
        () => false,
      ),
  };
}

export type ResumeFiles = ReturnType<typeof useResumeFiles>;
