import { readNewestText } from '@waypost/contracts/calls/resumes';
import type { Client } from '@waypost/runtime/service/calls/client';
import { profileOf } from './fit-inputs.ts';
import { saysNothing, scoredPerson } from './score/scored.ts';
import type { Fits } from './scoring-work.ts';

export type Person = Omit<Fits, 'jobs'> & { user_id: string };

/** A person as posts are compared with them by themselves, with what their scores depend on; undefined where nothing is known. */
export async function personFit(
  client: Client,
  user_id: string,
): Promise<{ person: Person; basis: string } | undefined> {
  const [profile, resume] = await Promise.all([
    profileOf(client, user_id),
    client.call(readNewestText, { params: { id: user_id } }),
  ]);
  const scored = scoredPerson(profile, resume);
  if (saysNothing(scored.profile) && scored.resumeText === undefined) return undefined;
  const person = { user_id, ...scored, reader: 'self' as const };
  return { person, basis: `${profile.version} ${resume.text_hash}` };
}
