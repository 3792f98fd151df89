import type { Creation, Decision, Stored } from '@waypost/runtime/messaging/stored';
import type { ResumeKind } from './reading/file-kind.ts';
import { pending, type TextState } from './text-state.ts';

/** An application's claim on a file. It is confirmed once the application is known to have been written. */
export type Reservation = { application_id: string; submission: number; reserved_at: string; confirmed: boolean };

/**
 * Everything that refers to a file stands in this one document, so that "nothing refers to it" and "something new
 * refers to it" cannot both win: the store's conditional write lets one of them decide again.
 */
export type KeptFile = {
  gone: false;
  user_id: string;
  resume_id: string;
  kind: ResumeKind;
  stored_at: string;
  /** `arriving` until an event proves that the resume was written with it, `released` once it has another one. */
  resume: 'arriving' | 'current' | 'released';
  reservations: Reservation[];
  text: TextState;
  /** How often reading it was begun by a process that has not come back to say how it went. */
  readings?: number;
  /** The oldest thing about it that a crash may have left unfinished; absent when there is nothing. */
  attention_since?: string;
};
/** Nothing refers to it any more; `attention_since` until its bytes and text are deleted. */
export type GoneFile = { gone: true; attention_since?: string };
export type ResumeFile = KeptFile | GoneFile;

export function ifKept({ value, ...storedAs }: Stored<ResumeFile>): Stored<KeptFile> | undefined {
  return value.gone ? undefined : { ...storedAs, value };
}

export type Arrival = { id: string } & Pick<KeptFile, 'user_id' | 'resume_id' | 'kind' | 'stored_at'>;

export function arrive({ id, ...arrival }: Arrival): Creation<ResumeFile> {
  const value: ResumeFile = {
    ...arrival,
    gone: false,
    resume: 'arriving',
    reservations: [],
    text: pending,
    attention_since: arrival.stored_at,
  };
  return { id, value, events: [] };
}

/** An event of the resume has named the file. */
export const settle = change((file) => (file.resume === 'arriving' ? { resume: 'current' } : {}));

/** The resume does not have this file, or is gone. */
export const release = change(() => ({ resume: 'released' }));

export const recordFileText = (text: TextState) => change((file) => (file.text.status === 'pending' ? { text } : {}));

/** Before it is read, so that a file that takes the whole service down is known for it. */
export const beginReading = change(({ readings = 0 }) => ({ readings: readings + 1 }));
/** It could not be read for a reason of ours. */
export const giveUpReading = change(({ readings = 0 }) => ({ readings: Math.max(0, readings - 1) }));

/** Once, however often it is tried; the last try says since when it waits for its application. */
export function reserve(claim: Pick<Reservation, 'application_id' | 'submission' | 'reserved_at'>) {
  return change(({ reservations }) => {
    const there = reservations.find((existing) => isFor(existing, claim));
    if (there?.confirmed || there?.reserved_at === claim.reserved_at) return {};
    return { reservations: [...reservations.filter((existing) => existing !== there), { ...claim, confirmed: false }] };
  });
}

/** The application has been written with this file; earlier submissions of it that had the same file are past. */
export function confirm(
  { application_id, submission }: Pick<Reservation, 'application_id' | 'submission'>,
  at: string,
) {
  return change(({ reservations }) => {
    const others = reservations.filter((existing) => existing.application_id !== application_id);
    const later = reservations.filter(
      (existing) => existing.application_id === application_id && existing.submission > submission,
    );
    const present = reservations.find((existing) => isFor(existing, { application_id, submission }));
    const confirmed = { ...(present ?? { application_id, submission, reserved_at: at }), confirmed: true };
    return present?.confirmed && later.length + others.length + 1 === reservations.length
      ? {}
      : { reservations: [...others, confirmed, ...later] };
  });
}

/** The application has another file, or was never written. */
export function free(isFreed: (reservation: Reservation) => boolean) {
  return change(({ reservations }) =>
    reservations.some(isFreed) ? { reservations: reservations.filter((one) => !isFreed(one)) } : {},
  );
}

/** Its person is gone: whatever refers to it, nobody may have it any more. */
export function abandon(file: ResumeFile): Decision<ResumeFile> | undefined {
  return file.gone ? undefined : { value: leave(file), events: [] };
}

/** Its bytes and its text have been deleted. */
export function dispose(file: ResumeFile): Decision<ResumeFile> | undefined {
  if (!file.gone || file.attention_since === undefined) return undefined;
  const { attention_since: _, ...disposed } = file;
  return { value: disposed, events: [] };
}

const isFor = (existing: Reservation, wanted: Pick<Reservation, 'application_id' | 'submission'>) =>
  existing.application_id === wanted.application_id && existing.submission === wanted.submission;

type Changes = Partial<Pick<KeptFile, 'resume' | 'reservations' | 'text' | 'readings'>>;

/** A decision for the store: nothing for a file that is gone, and nothing where nothing changes. */
function change(decide: (file: KeptFile) => Changes) {
  return (file: ResumeFile): Decision<ResumeFile> | undefined => {
    if (file.gone) return undefined;
    const changes = decide(file);
    if (Object.keys(changes).length === 0) return undefined;
    const { attention_since: _, ...kept } = { ...file, ...changes };
    const isUnused = kept.resume === 'released' && kept.reservations.length === 0;
    return { value: isUnused ? leave(kept) : attend(kept), events: [] };
  };
}

function leave({ stored_at }: KeptFile): GoneFile {
  return { gone: true, attention_since: stored_at };
}

function attend(file: KeptFile): KeptFile {
  const unfinished = file.reservations.filter(({ confirmed }) => !confirmed).map(({ reserved_at }) => reserved_at);
  if (file.resume === 'arriving' || file.text.status === 'pending') unfinished.push(file.stored_at);
  const [oldest] = unfinished.toSorted();
  return oldest === undefined ? file : { ...file, attention_since: oldest };
}
