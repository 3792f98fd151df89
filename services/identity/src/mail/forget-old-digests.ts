import type { Closeable } from '@waypost/runtime/closeable';
import { repeat } from '@waypost/runtime/service/repeat';
import type { Logger } from '@waypost/runtime/telemetry/log';
import type { DigestStore } from './digest-store.ts';

type Deps = { digests: DigestStore };

/** Long enough to answer who asks whether something was sent, and for events that come again. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Whatever became of them: what waits for as long, nobody sends any more. */
export const forgetOldDigests = ({ digests }: Deps, now: Date): Promise<void> =>
  digests.forgetBefore(new Date(now.getTime() - keptMs).toISOString());

/** Also where no e-mails are sent any more. */
export const startForgettingDigests = ({ log, everyMs, ...deps }: Deps & { log: Logger; everyMs: number }): Closeable =>
  repeat({
    everyMs,
    work: () => forgetOldDigests(deps, new Date()),
    failed: (error) => log.warn({ err: error }, 'Old digests could not be forgotten; trying again later'),
  });
