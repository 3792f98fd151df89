import type { ReceivedRecord } from '../ports/events.ts';

/** The same record put aside twice, after a crash in between or after a replay, is one dead letter: it has one id. */
export const deadLetterId = (group: string, { topic, partition, offset }: ReceivedRecord) =>
  `${group}-${topic}-${partition}-${offset}`;
