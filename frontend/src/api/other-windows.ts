import type { QueryKey } from '@tanstack/react-query';
import { betweenWindows } from './between-windows.ts';

type OutOfDate = { outOfDate: QueryKey; marked?: undefined };
/** What somebody has done with a post, on one dashboard or on all: it is written into what is there. */
type Marked = { outOfDate?: undefined; marked: readonly [jobId: string, marks: object, dash?: string] };

/** What other windows cannot know of by themselves. */
export type Told = OutOfDate | Marked;

/** None where nobody is signed in. */
let windows: ReturnType<typeof betweenWindows<Told>> | undefined;

export const tellOthers = (told: Told): void => windows?.tell(told);

/** @returns what ends it. */
export function hearOthers(hear: (told: Told) => void): () => void {
  windows = betweenWindows('waypost-changes', hear);
  return () => {
    windows?.close();
    windows = undefined;
  };
}
