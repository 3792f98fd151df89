import { useEffect, useState } from 'react';
import { type Check, keptChecks, withCheck } from './kept-checks.ts';

/** The jobs that were scored here, and the one that is being looked at once its score is there, or has become another one. */
export function useChecks(userId: string, attempt: string | undefined, arrived: Omit<Check, 'before'> | undefined) {
  const [checks, setChecks] = useState(() => keptChecks.read(userId));
  const [noted, setNoted] = useState<string>();
  const check = `${attempt} ${arrived?.percent}`;
  if (arrived !== undefined && check !== noted) {
    setNoted(check);
    setChecks(withCheck(checks, arrived, location.origin));
  }
  useEffect(() => {
    if (checks.length === 0) keptChecks.clear(userId);
    else keptChecks.keep(userId, checks);
  }, [userId, checks]);
  return { checks, forget: () => setChecks([]) };
}
