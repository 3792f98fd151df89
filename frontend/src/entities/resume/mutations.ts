import { useQueryClient } from '@tanstack/react-query';
import type { Resume } from '@waypost/contracts/entities/resume';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, mayPass } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
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

export type Upload = { fileName: string; percent: number | null };

/** A file that was sent and not answered for, the resumes that were there before, and which of them was chosen. */
type Unanswered = { file: File; before: readonly Resume[]; chosenId: string | undefined };

/** It may have arrived although its answer did not: then the list has it, at the latest when the connection is back. */
const arrivedOf = ({ file, before }: Unanswered, resumes: readonly Resume[]) =>
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
  const [upload, setUpload] = useState<Upload>();
  const [problem, setProblem] = useState<FileProblem>();
  const fail = (words: string) => setProblem((last) => ({ words, attempt: (last?.attempt ?? 0) + 1 }));
  const isHere = useIsHere();
  const [unanswered, setUnanswered] = useState<Unanswered>();
  const arrived = unanswered && arrivedOf(unanswered, resumes ?? []);
  const uploaded = (resume: Resume, kind: 'upload' | 'replace', isChosen = true) => {
    setProblem(undefined);
    setUnanswered(undefined);
    toast.success(words.done[kind]);
    if (isChosen) onUploaded(resume);
  };
  const hear = useEffectEvent(() => {
    if (arrived) uploaded(arrived, 'upload', unanswered?.chosenId === chosenId);
  });
  useEffect(() => hear(), [arrived]);

  async function send(
    file: File,
    kind: 'upload' | 'replace',
    to: (onProgress: (part: number) => void) => Promise<{ resume: Resume }>,
  ) {
    const wrong = problemOfFile(file);
    if (wrong !== undefined) return fail(named(file, wrong));
    setProblem(undefined);
    setUnanswered(undefined);
    setUpload({ fileName: file.name, percent: null });
    try {
      const { resume } = await to((part) => setUpload({ fileName: file.name, percent: Math.round(part * 100) }));
      await refresh();
      uploaded(resume, kind);
    } catch (error) {
      const failure = named(file, words.failed[kind](error));
      fail(failure);
      if (kind === 'upload' && resumes && mayPass(error)) setUnanswered({ file, before: resumes, chosenId });
      if (!isHere.current) toast.error(failure);
      endSession(error, words.failed[kind](error));
    } finally {
      setUpload(undefined);
    }
  }
  return { upload, problem, send };
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
  const save = (link: string) => {
    saveFile(link);
    if (words.done.download !== undefined) toast.info(words.done.download);
  };

  return {
    ...sending,
    add: (file: File) => send(file, 'upload', (onProgress) => uploadFile('uploadResume', file, { onProgress })),
    replace: (id: string, file: File) =>
      send(file, 'replace', (onProgress) => uploadFile('replaceResume', file, { params: { id }, onProgress })),
    async download(id: string) {
      try {
        save(await fetchResumeLink(id, words.noLink));
      } catch (error) {
        fail('download', error);
      }
    },
    /** A PDF; a browser that opens no tabs saves it. */
    async open(id: string) {
      // Before anything is awaited: later it would be no answer to a press any more.
      const tab = window.open('', '_blank');
      try {
        const link = await fetchResumeLink(id, words.noLink, 'inline');
        if (tab === null) return save(link);
        tab.opener = null;
        tab.location.replace(link);
        if (words.done.open !== undefined) toast.info(words.done.open);
      } catch (error) {
        tab?.close();
        fail('download', error);
      }
    },
    /** Answers whether it is gone. */
    async remove(id: string): Promise<boolean> {
      try {
        await call('deleteResume', { params: { id } }, quiet);
        toast.success(words.done.remove);
        await refresh();
        return true;
      } catch (error) {
        fail('remove', error);
        return false;
      }
    },
  };
}

export type ResumeFiles = ReturnType<typeof useResumeFiles>;
