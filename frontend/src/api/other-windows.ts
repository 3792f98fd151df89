import type { QueryKey } from '@tanstack/react-query';

type OutOfDate = { outOfDate: QueryKey; marked?: undefined };
/** What somebody has done with a post, on one dashboard or on all: it is written into what is there. */
type Marked = { outOfDate?: undefined; marked: readonly [jobId: string, marks: object, dash?: string] };

/** What other windows cannot know of by themselves. */
export type Told = OutOfDate | Marked;

/** None where nobody is signed in. */
let channel: BroadcastChannel | undefined;

/** Tells the other windows of this browser. It is kept nowhere. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, which takes none
export const tellOthers = (told: Told): void => channel?.postMessage(told);

/** @returns what ends it. */
export function hearOthers(hear: (told: Told) => void): () => void {
  channel = new BroadcastChannel('waypost-changes');
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
  return () => {
    channel?.close();
    channel = undefined;
  };
}
