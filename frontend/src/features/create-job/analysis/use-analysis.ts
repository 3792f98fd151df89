import { useMutation } from '@tanstack/react-query';
import { delays } from '@waypost/contracts/constants';
import type { Analysis } from '@waypost/contracts/entities/score';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { sentenceOf } from '../../../api/sentence-of.ts';
import { mayBeLost } from '../../../api/unanswered.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { type AnalysedPost, isAnalysable } from './analysis.ts';

export type Analysed = { post: AnalysedPost; analysis: Analysis };

export type AnalysisState = {
  status: 'idle' | 'analyzing' | 'result' | 'failed';
  /** Why it failed. */
  message: string | undefined;
  /** The last result; it stays while another one is made. */
  analysed: Analysed | undefined;
  /** The last result is of the text as it stands. */
  isCurrent: boolean;
  isPossible: boolean;
  analyze: () => void;
  /** What is still to be read from a text; nothing where that is known, fails or takes too long. */
  stillToCome: (post: AnalysedPost) => Promise<Analysis | undefined>;
};

/** Nobody who publishes is held up longer by an analysis. */
const longestWait = 4_000;
const timeIsUp = () => new Promise<undefined>((resolve) => setTimeout(resolve, longestWait));

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
  const { mutateAsync, isPending, error } = useMutation({
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

  const running = useRef<{ key: string; answer: Promise<Analysis | undefined> }>(undefined);
  const read = (post: AnalysedPost) => {
    const answer = mutateAsync(post).then(
      ({ analysis }) => analysis,
      () => undefined,
    );
    running.current = { key: keyOf(post), answer };
    return answer;
  };
  const readByItself = useEffectEvent(read);

  const key = keyOf(written);
  const post = useMemo(() => JSON.parse(key) as AnalysedPost, [key]);
  const isPossible = isAnalysable(post);
  const isDue = isShown && isPossible && !isPending && failedKey !== key;
  const isCurrent = analysed !== undefined && keyOf(analysed.post) === key;
  const pause = analysed === undefined ? delays.analysisOnEntry : delays.analysisOnEdit;
  useEffect(() => {
    if (!isDue || isCurrent) return;
    const timer = setTimeout(() => void readByItself(post), pause);
    return () => clearTimeout(timer);
  }, [post, isDue, isCurrent, pause]);

  // A failure counts only for the text that failed: if the text was changed back, the last result is right again.
  const hasFailed = failedKey !== undefined && (failedKey === key || !isCurrent);
  return {
    status: isPending ? 'analyzing' : hasFailed ? 'failed' : analysed === undefined ? 'idle' : 'result',
    message: hasFailed && error !== null ? sentenceOf(error, failed) : undefined,
    analysed,
    isCurrent,
    isPossible,
    analyze: () => {
      if (isPossible) void read(post);
      else toast.warning('Please fill in title, description, and minimum qualifications before analyzing');
    },
    async stillToCome(wanted) {
      const isKnown = isCurrent && keyOf(wanted) === key;
      if (isKnown || failedKey === keyOf(wanted) || !isAnalysable(wanted)) return undefined;
      const answer = running.current?.key === keyOf(wanted) ? running.current.answer : read(wanted);
      return Promise.race([answer, timeIsUp()]);
    },
  };
}
