import { useEffect, useState } from 'react';
import { type Check, keptChecks, withCheck } from './kept-checks.ts';

/** The jobs that were scored here, and the one that is being looked at once its score is there. */
export function useChecks(userId: string, attempt: string | undefined, arrived: Omit<Check, 'before'> | undefined) {
  const [checks, setChecks] = useState(() => keptChecks.read(userId));
  const [noted, setNoted] = useState<string>();
  // Once an attempt: a score that is computed again is no other check.
  if (arrived !== undefined && attempt !== noted) {
    setNoted(attempt);
    setChecks(withCheck(checks, arrived, location.origin));
  }
  useEffect(() => {
    if (checks.length === 0) keptChecks.clear(userId);
    else keptChecks.keep(userId, checks);
  }, [userId, checks]);
  return { checks, forget: () => setChecks([]) };
}
