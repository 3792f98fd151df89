import { useCallback, useLayoutEffect, useRef } from 'react';
import { jobCardId } from '../../../entities/job-post/job-card.tsx';
import { NavigationType } from '../../../router/location.ts';
import { useLocation, useNavigationType } from '../../../router/router.tsx';

type Point = { top: number; jobId: string };

/** Where each entry of the history was left, while the page lives. */
const points = new Map<string, Point>();

/**
 * Brings people who come back from a job to where they were: the same place of the same list, with focus on the card
 * they had opened. `isReady` says that the list stands.
 */
export function useReturnPoint(isReady: boolean): (jobId: string) => void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isDone = useRef(false);
  const entry = useRef(key);
  useLayoutEffect(() => {
    entry.current = key;
  }, [key]);

  useLayoutEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const point = isBack ? points.get(key) : undefined;
    if (point === undefined) return;
    scrollTo(0, point.top);
    document.getElementById(jobCardId(point.jobId))?.querySelector('a')?.focus({ preventScroll: true });
  }, [isReady, isBack, key]);

  return useCallback((jobId: string) => points.set(entry.current, { top: scrollY, jobId }), []);
}
