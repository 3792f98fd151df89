import type { DeadLetter, Subscription } from '../ports/events.ts';
import type { Logger } from '../telemetry/log.ts';
import { letterOf, readLetter } from './dead-letter.ts';
import { createRecordWork, type RecordWork } from './record-work.ts';

type PutAside = (letter: DeadLetter) => Promise<void>;

/** What is handed to the group for the first time. */
export const workOfTopic = (
  { group, handle, concurrency }: Subscription,
  putAside: PutAside,
  log: Logger,
): RecordWork =>
  createRecordWork({
    handle,
    concurrency,
    keepDeadLetter: (record, reason, attempts) => putAside(letterOf(group, record, reason, attempts)),
    log,
  });

/** What has been a dead letter of the group, handed to it as it came first. */
export const workOfReplays = ({ group, handle }: Subscription, putAside: PutAside, log: Logger): RecordWork =>
  createRecordWork({
    async handle(received) {
      const letter = readLetter(received, log);
      return letter ? handle(letter.record) : { kind: 'done' };
    },
    async keepDeadLetter(received, reason, attempts) {
      const letter = readLetter(received, log);
      if (letter) await putAside(letterOf(group, letter.record, reason, letter.attempts + attempts));
    },
    log,
  });
