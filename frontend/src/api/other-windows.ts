import type { QueryKey } from '@tanstack/react-query';
import { betweenWindows } from './between-windows.ts';

/** What other windows of this browser cannot know of by themselves. */
export type Told = {
  /** The id of who is signed in. */
  'signed-in': string;
  'out-of-date': QueryKey;
  /** What somebody has done with a post, on one dashboard or on all: it is written into what is there. */
  marked: readonly [jobId: string, marks: object, dash?: string];
  /** A draft is a post now. */
  published: { draft: string; title: string };
};
type Message = readonly [kind: keyof Told, told: unknown];

const listeners = new Set<(message: Message) => void>();
/** None where nobody is signed in. */
let windows: ReturnType<typeof betweenWindows<Message>> | undefined;

export const tellOthers = <Kind extends keyof Told>(kind: Kind, told: Told[Kind]): void => windows?.tell([kind, told]);

/** @returns what ends it. */
export function hearOthers<Kind extends keyof Told>(kind: Kind, hear: (told: Told[Kind]) => void): () => void {
  const listener = ([of, told]: Message) => {
    if (of === kind) hear(told as Told[Kind]);
  };
  listeners.add(listener);
  windows ??= betweenWindows('waypost-windows', (message) => {
    for (const each of listeners) each(message);
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    windows?.close();
    windows = undefined;
  };
}
