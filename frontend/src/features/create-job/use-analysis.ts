import { useMutation } from '@tanstack/react-query';
import { delays } from '@waypost/contracts/constants';
import type { Analysis } from '@waypost/contracts/entities/score';
import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { mayBeLost } from '../../api/unanswered.ts';
import { toast } from '../../ui/toast.ts';
import { type AnalysedPost, isAnalysable } from './analysis.ts';

export type Analysed = { post: AnalysedPost; analysis: Analysis };

export type AnalysisState = {
  status: 'idle' | 'analyzing' | 'result' | 'failed';
  /** Why it failed. */
  message: string | undefined;
  /** The last result; it stays while another one is made. */
  analysed: Analysed | undefined;
  isPossible: boolean;
  analyze: () => void;
};

const failed = 'Failed to analyze job post. Please try again.';
const keyOf = (post: AnalysedPost) => JSON.stringify(post);

type Settings = {
  written: AnalysedPost;
  /** Only while its step is shown does it run by itself. */
  isShown: boolean;
  onResult: (analysed: Analysed) => void;
};

/** Reads skills and years from the post: when its step is entered, a second after the text was changed there, and when asked. */
export function useAnalysis({ written, isShown, onResult }: Settings): AnalysisState {
  const [analysed, setAnalysed] = useState<Analysed>();
  const [failedKey, setFailedKey] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    ...mayBeLost,
    mutationFn: async (post: AnalysedPost) => ({
      post,
      analysis: await call('analyseJobPost', { body: post }),
    }),
    onSuccess: (result) => {
      setAnalysed(result);
      setFailedKey(undefined);
      onResult(result);
    },
    onError: (_, post) => setFailedKey(keyOf(post)),
  });

  const key = keyOf(written);
  const post = useMemo(() => JSON.parse(key) as AnalysedPost, [key]);
  const isPossible = isAnalysable(post);
  const isDue = isShown && isPossible && !isPending && failedKey !== key;
  const isCurrent = analysed !== undefined && keyOf(analysed.post) === key;
  const pause = analysed === undefined ? delays.analysisOnEntry : delays.analysisOnEdit;
  useEffect(() => {
    if (!isDue || isCurrent) return;
    const timer = setTimeout(() => mutate(post), pause);
    return () => clearTimeout(timer);
  }, [post, isDue, isCurrent, pause, mutate]);

  const hasFailed = failedKey !== undefined && !isCurrent;
  return {
    status: isPending ? 'analyzing' : hasFailed ? 'failed' : analysed === undefined ? 'idle' : 'result',
    message: hasFailed && error !== null ? messageOf(error, failed) : undefined,
    analysed,
    isPossible,
    analyze: () => {
      if (isPossible) mutate(post);
      else toast.warning('Please fill in title, description, and minimum qualifications before analyzing');
    },
  };
}
