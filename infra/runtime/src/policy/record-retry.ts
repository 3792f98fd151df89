import { backOff, jittered } from '../back-off.ts';

const retry = { first: 50, longest: 30_000 };

/** Ms until a record is handled again that has failed so often. */
export const recordPause = (failures: number) => jittered(backOff(failures, retry));
