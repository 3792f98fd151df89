import { useEffect, useEffectEvent } from 'react';
import { isRefusal } from '../api/api-error.ts';
import { useSession } from './session.tsx';

export const isSignedOut = (error: unknown) => isRefusal(error, 'unauthenticated');

/** For calls that have words of their own for a lost session: they are said on the page where one signs in again. */
export function useEndedSession(): (error: unknown, words: string) => void {
  const session = useSession();
  return (error, words) => {
    if (isSignedOut(error)) session.end(words);
  };
}

/** The same for what is fetched. @param error what it failed with last. */
export function useEndedBy(error: Error | null, words: string): void {
  const endSession = useEndedSession();
  const end = useEffectEvent(() => endSession(error, words));
  useEffect(() => end(), [error]);
}
