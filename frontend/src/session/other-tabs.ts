import { betweenWindows } from '../api/between-windows.ts';

type Message = { userId: string };

/**
 * Tells other tabs of this browser who is signed in, as they share the cookie: who shows somebody else must not act for this one.
 * @returns what tells, and what ends it.
 */
export function watchOtherTabs(hear: (userId: string) => void): { tell(userId: string): void; close(): void } {
  const { tell, close } = betweenWindows<Message>('waypost-session', ({ userId }) => hear(userId));
  return { tell: (userId) => tell({ userId }), close };
}
