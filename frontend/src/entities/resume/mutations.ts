import { useQueryClient } from '@tanstack/react-query';
import type { Resume } from '@waypost/contracts/entities/resume';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { saveFile } from '../../api/save-file.ts';
import { uploadFile } from '../../api/upload.ts';
import { useEndedSession } from '../../session/ended-session.ts';
import { toast } from '../../ui/toast.ts';
import { scoreKeys } from '../score/queries.ts';
import { resumeKeys } from './queries.ts';
import { problemOfFile } from './resume-file.ts';
import { resumeFailure } from './words.ts';

const quiet = { quiet: true } as const;

/** Where a file can be fetched for some minutes. @throws ApiError */
export async function fetchResumeLink(id: string): Promise<string> {
  const { downloadURL } = await call('downloadResume', { params: { id } }, quiet);
  if (!downloadURL) throw new ApiError('unavailable', { message: 'No download URL provided in response' });
  return downloadURL;
}

/** Of several files that were tried it has to be said which one is meant. */
const named = (file: File, problem: string) => `“${file.name}”: ${problem}`;

export type Upload = { fileName: string; percent: number | null };

/** What can be done with resume files. Each says itself how it went. */
export function useResumeFiles(onUploaded: (resume: Resume) => void) {
  const queries = useQueryClient();
  const endSession = useEndedSession();
  const [upload, setUpload] = useState<Upload>();
  const [problem, setProblem] = useState<string>();

  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: resumeKeys.list }),
      queries.invalidateQueries({ queryKey: scoreKeys.all }),
    ]);

  async function send(
    file: File,
    to: (onProgress: (part: number) => void) => Promise<{ resume: Resume }>,
    words: { done: string; failed: (error: unknown) => string },
  ) {
    const wrong = problemOfFile(file);
    setProblem(wrong && named(file, wrong));
    if (wrong !== undefined) return;
    setUpload({ fileName: file.name, percent: null });
    try {
      const { resume } = await to((part) => setUpload({ fileName: file.name, percent: Math.round(part * 100) }));
      await refresh();
      toast.success(words.done);
      onUploaded(resume);
    } catch (error) {
      setProblem(named(file, words.failed(error)));
      endSession(error, words.failed(error));
    } finally {
      setUpload(undefined);
    }
  }

  return {
    upload,
    problem,
    add: (file: File) =>
      send(file, (onProgress) => uploadFile('uploadResume', file, { onProgress, ...quiet }), {
        done: 'Resume uploaded successfully!',
        failed: resumeFailure.upload,
      }),
    replace: (id: string, file: File) =>
      send(file, (onProgress) => uploadFile('replaceResume', file, { params: { id }, onProgress, ...quiet }), {
        done: 'Resume replaced successfully!',
        failed: resumeFailure.replace,
      }),
    async download(id: string) {
      try {
        saveFile(await fetchResumeLink(id));
      } catch (error) {
        toast.error(resumeFailure.download(error));
        endSession(error, resumeFailure.download(error));
      }
    },
    /** Answers whether it is gone. */
    async remove(id: string): Promise<boolean> {
      try {
        await call('deleteResume', { params: { id } }, quiet);
        toast.success('Resume deleted successfully!');
        await refresh();
        return true;
      } catch (error) {
        toast.error(resumeFailure.remove(error));
        endSession(error, resumeFailure.remove(error));
        return false;
      }
    },
  };
}

export type ResumeFiles = ReturnType<typeof useResumeFiles>;
