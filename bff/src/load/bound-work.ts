import type { AllowanceName } from '@waypost/contracts/allowances';
import { AppError } from '@waypost/contracts/errors';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { Bulkhead, type BulkheadLimits } from '@waypost/runtime/service/http/bulkhead';
import { shareOf, tooMany } from './share-server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    endWork?: () => void;
  }
}

/** A burst may wait a moment; of a load that stays, what cannot be answered in time is refused at once. */
const patience = { waiting: 256, patienceMs: 500, standingMs: 50 };

/**
 * How much of each kind of work one instance has under way, for all people together. What costs more than others has a number
 * of its own, so that however many search, applying goes on.
 */
export const workLimits = {
  searches: { atOnce: 16, ...patience },
  lookups: { atOnce: 32, ...patience },
  scores: { atOnce: 8, ...patience },
  files: { atOnce: 8, ...patience },
  // They wait for each other, as one at a time is decoded.
  pictures: { atOnce: 8, ...patience },
  calls: { atOnce: 64, ...patience },
} as const satisfies Record<string, BulkheadLimits>;
export type WorkKind = keyof typeof workLimits;

/** Of kinds that have few places one person has no more than so many, and waits for them without one: a few could hold all. */
const ofPerson = { atOnce: 2, waiting: 40, patienceMs: 5_000 };
const scarce: ReadonlySet<WorkKind> = new Set(['scores', 'files', 'pictures']);

export const limitsOfWork = (
  searchesAtOnce: number = workLimits.searches.atOnce,
): Record<WorkKind, BulkheadLimits> => ({
  ...workLimits,
  searches: { ...workLimits.searches, atOnce: searchesAtOnce },
});

const kinds: Partial<Record<AllowanceName, WorkKind>> = {
  searches: 'searches',
  lookups: 'lookups',
  analyses: 'scores',
  scores: 'scores',
  scoreLists: 'scores',
  uploads: 'files',
  pictures: 'pictures',
  exports: 'files',
  applicantLists: 'files',
};

const busy = () =>
  new AppError('unavailable', 'Very many people are here right now. Please try again in a moment.', {
    details: { retry_after: 1 },
  });

export type Work = {
  /** @returns what ends it. @throws unavailable where it would come too late; the reason of the signal. */
  take(kind: WorkKind, gone: AbortSignal): Promise<() => void>;
};

/** Does something as work of a kind, which ends with it. @throws as `take` */
export async function asWork<T>(work: Work, kind: WorkKind, gone: AbortSignal, act: () => Promise<T>): Promise<T> {
  const end = await work.take(kind, gone);
  try {
    return await act();
  } finally {
    end();
  }
}

/** The work of one instance. */
export function createWork(limits: Record<WorkKind, BulkheadLimits> = workLimits): Work {
  const made = Object.entries(limits).map(([kind, each]) => [kind, new Bulkhead(each, busy)] as const);
  const bulkheads = Object.fromEntries(made) as Record<WorkKind, Bulkhead>;
  return { take: (kind, gone) => bulkheads[kind].acquire(kind, gone) };
}

/** Lets a call of this scope begin when there is room for its kind. What somebody sends or reads slowly takes none. */
export function boundWork(http: ServiceHttp, work: Work): void {
  const ofEach = new Bulkhead(ofPerson, tooMany);
  http.addHook('preHandler', async (request) => {
    const { endless, allowance } = request.routeOptions.config;
    if (endless === true) return;
    const kind = (allowance && kinds[allowance]) ?? 'calls';
    const { actor } = request;
    const share = shareOf(request);
    const ends: (() => void)[] = [];
    // Given back, too, when the client goes away before there is an answer.
    const hold = (end: () => void) => {
      ends.push(end);
      share.until(end);
    };
    if (actor?.kind === 'user' && scarce.has(kind)) {
      hold(await ofEach.acquire(`${kind} ${actor.user_id}`, share.gone));
    }
    hold(await work.take(kind, share.gone));
    request.endWork = () => {
      for (const end of ends) end();
    };
  });
  http.addHook('onSend', async (request) => request.endWork?.());
}
