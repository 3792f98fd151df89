import type { Closeable } from '@waypost/runtime/closeable';
import { repeat } from '@waypost/runtime/service/repeat';
import type { Logger } from '@waypost/runtime/telemetry/log';
import type { DigestStore } from './digest-store.ts';
import { forgottenBefore } from './digest.ts';

type Deps = { digests: DigestStore };

export const forgetOldDigests = ({ digests }: Deps, now: Date): Promise<void> =>
  digests.forgetBefore(forgottenBefore(now));

/** Runs also where no e-mails are sent any more. */
export const startForgettingDigests = ({ log, everyMs, ...deps }: Deps & { log: Logger; everyMs: number }): Closeable =>
  repeat({
    everyMs,
    work: () => forgetOldDigests(deps, new Date()),
    failed: (error) => log.warn({ err: error }, 'Old digests could not be forgotten; trying again later'),
  });
