import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@waypost/contracts/entities/profile';
import { isRefusal, messageOf } from '../../../api/api-error.ts';
import { call, type Input } from '../../../api/call.ts';
import { ownProfileQuery, profileKeys } from '../../../entities/person/profile.ts';
import { personKeys } from '../../../entities/person/queries.ts';
import { scoreKeys } from '../../../entities/score/queries.ts';
import { useEndedSession } from '../../../session/ended-session.ts';
import { emptyParts } from './empty-parts.ts';
import { basicOf, countedOf, type FillDraft, fillGroups, type FillGroup, itemsOf } from './fill-draft.ts';

/** How it went, group by group. */
export type Filled = {
  /** "3 skills". */
  added: string[];
  /** Why a group could not be written. */
  failed: { group: FillGroup; words: string }[];
};

const nouns: Record<FillGroup, string> = {
  basic: 'basic information',
  work_experiences: 'work experience',
  educations: 'education',
  skills: 'skills',
  certificates: 'certifications',
  projects: 'projects',
  accomplishments: 'accomplishments',
  social_links: 'social links',
};

const quiet = { quiet: true } as const;
const filledMeanwhile = 'it was filled in the meantime, and was left as it is.';

/** Writes one group. Answers the profile as it is then. @throws ApiError */
function write(group: FillGroup, draft: FillDraft, { user, version }: Profile) {
  if (group === 'basic') {
    const { first_name, last_name } = user;
    const body = { first_name, last_name, version, ...basicOf(draft) } as Input<'updateUser'>['body'];
    return call('updateUser', { body }, quiet);
  }
  const operations = itemsOf(draft, group).map((item) => ({ operation: 'insert', ...item }));
  return call('updateProfile', { body: { [group]: operations } as Input<'updateProfile'>['body'] }, quiet);
}

const isStillEmpty = (group: FillGroup, draft: FillDraft, profile: Profile) => {
  const empty: readonly string[] = emptyParts(profile);
  return group === 'basic' ? Object.keys(basicOf(draft)).every((part) => empty.includes(part)) : empty.includes(group);
};

/** Writes what is ticked, a group at a time: what one of them is refused for does not keep the others out. */
export function useFillProfile(userId: string): (draft: FillDraft) => Promise<Filled> {
  const queries = useQueryClient();
  const endSession = useEndedSession();
  return async (draft) => {
    const filled: Filled = { added: [], failed: [] };
    const groups = fillGroups.filter((group) => draft.some((found) => found.group === group && found.isTaken));
    for (const group of groups) {
      const fail = (reason: string) =>
        filled.failed.push({ group, words: `Failed to save ${nouns[group]}: ${reason}` });
      try {
        // As it is now: an answer that was lost may have been a change that was made.
        const profile = await queries.fetchQuery(ownProfileQuery(userId));
        if (isStillEmpty(group, draft, profile)) {
          await write(group, draft, profile);
          filled.added.push(countedOf(draft, group));
        } else fail(filledMeanwhile);
      } catch (error) {
        fail(messageOf(error, 'please try again.'));
        endSession(error, 'You must be logged in to update profile');
        if (isRefusal(error, 'unauthenticated')) break;
      }
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: profileKeys.of(userId) }),
      queries.invalidateQueries({ queryKey: personKeys.completion }),
      queries.invalidateQueries({ queryKey: scoreKeys.all }),
    ]);
    return filled;
  };
}
