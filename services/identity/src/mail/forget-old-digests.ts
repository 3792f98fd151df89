import type { Closeable } from '@waypost/runtime/closeable';
import { repeat } from '@waypost/runtime/service/repeat';
import type { Logger } from '@waypost/runtime/telemetry/log';
import type { DigestStore } from './digest-store.ts';
import { forgottenBefore } from './digest.ts';

type Deps = { digests: DigestStore };

export const forgetOldDigests = ({ digests }: Deps, now: Date, closing?: AbortSignal): Promise<void> =>
  digests.forgetBefore(forgottenBefore(now), closing);

/** Runs also where no e-mails are sent any more. */
export const startForgettingDigests = ({ log, everyMs, ...deps }: Deps & { log: Logger; everyMs: number }): Closeable =>
  repeat({
    everyMs,
    work: (closing) => forgetOldDigests(deps, new Date(), closing),
    failed: (error) => log.warn({ err: error }, 'Old digests could not be forgotten; trying again later'),
  });
