const name = 'waypost-session';

type Message = { userId: string };

/**
 * Tells other tabs of this browser who is signed in, as they share the cookie: who shows somebody else must not act for this one.
 * It is kept nowhere. @returns what tells, and what ends it.
 */
export function watchOtherTabs(hear: (userId: string) => void): { tell(userId: string): void; close(): void } {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data.userId));
  return {
    tell(userId) {
      const message: Message = { userId };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, which takes none
      channel.postMessage(message);
    },
    close: () => channel.close(),
  };
}
