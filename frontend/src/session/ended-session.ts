import { isRefusal } from '../api/api-error.ts';
import { type Session, useSession } from './session.tsx';

export const isSignedOut = (error: unknown) => isRefusal(error, 'unauthenticated');

async function askAgain(session: Session): Promise<void> {
  try {
    await session.reload();
  } catch {
    // It cannot be asked now; the next call that needs it will say so.
  }
}

/** For calls that have words of their own for a lost session: they say them, and the session is checked without more words. */
export function useEndedSession(): (error: unknown) => void {
  const session = useSession();
  return (error) => {
    if (isSignedOut(error) && session.status === 'signed-in') void askAgain(session);
  };
}
