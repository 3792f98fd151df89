import { limits } from '@waypost/contracts/constants';
import { AppError } from '@waypost/contracts/errors';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { KeptResume } from './resume.ts';

/**
 * The first free place among the few that a person has for resumes. The store keeps places unique, so of two uploads that
 * take the same one at the same moment one has to choose again, and none can be one too many.
 * @throws conflict when there is none.
 */
export function freePlace(user_id: string, resumes: readonly Stored<KeptResume>[]): string {
  const taken = new Set(resumes.map(({ value }) => value.place));
  // Those from before there were places count as well.
  const without = resumes.filter(({ value }) => value.place === undefined).length;
  const places = Array.from(
    { length: Math.max(0, limits.resumesPerPerson - without) },
    (_, at) => `${user_id}-${at + 1}`,
  );
  const free = places.find((place) => !taken.has(place));
  if (free === undefined) {
    throw new AppError(
      'conflict',
      `You have ${limits.resumesPerPerson} resumes, which is as many as you can keep. Please delete or replace one of them.`,
    );
  }
  return free;
}
