import { useEffect, useMemo } from 'react';
import { coalesce } from './coalesce.ts';

/** Milliseconds: what is told of many things at once comes within so many. */
const livePause = 400;

/** One run for many live messages; what is still to come ends with the page. @param run stays the same as long as it means the same. */
export function useCoalesced(run: () => Promise<unknown>): () => void {
  const { ask, cancel } = useMemo(() => coalesce(run, livePause), [run]);
  useEffect(() => cancel, [cancel]);
  return ask;
}
