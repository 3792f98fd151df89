import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@waypost/contracts/entities/profile';
import { isRefusal, messageOf } from '../../../api/api-error.ts';
import { ownProfileQuery, profileKeys } from '../../../entities/person/profile.ts';
import { useEndedSession } from '../../../session/ended-session.ts';
import { updateProfile, updateUser, useProfileChanges } from '../editor/use-profile-changes.ts';
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

const filledMeanwhile = 'it was filled in the meantime, and was left as it is.';

/** Writes one group. Answers the profile as it is then. @throws ApiError */
function write(group: FillGroup, draft: FillDraft, { user, version }: Profile): Promise<Profile> {
  if (group === 'basic') {
    const { first_name, last_name } = user;
    return updateUser({ first_name, last_name, version, ...basicOf(draft) } as Parameters<typeof updateUser>[0]);
  }
  return updateProfile({ [group]: itemsOf(draft, group).map((item) => ({ operation: 'insert', ...item })) });
}

const isStillEmpty = (group: FillGroup, draft: FillDraft, profile: Profile) => {
  const empty: readonly string[] = emptyParts(profile);
  return group === 'basic' ? Object.keys(basicOf(draft)).every((part) => empty.includes(part)) : empty.includes(group);
};

/** Writes what is ticked, a group at a time: what one of them is refused for does not keep the others out. */
export function useFillProfile(userId: string, onFilled: (filled: Filled) => void) {
  const queries = useQueryClient();
  const endSession = useEndedSession();
  const changes = useProfileChanges(userId);
  async function fill(draft: FillDraft): Promise<Filled> {
    const filled: Filled = { added: [], failed: [] };
    const groups = fillGroups.filter((group) => draft.some((found) => found.group === group && found.isTaken));
    let latest: Profile | undefined;
    for (const group of groups) {
      const fail = (reason: string) =>
        filled.failed.push({ group, words: `Failed to save ${nouns[group]}: ${reason}` });
      try {
        // As it is now: an answer that was lost may have been a change that was made.
        const profile = await queries.fetchQuery(ownProfileQuery(userId));
        if (isStillEmpty(group, draft, profile)) {
          latest = await write(group, draft, profile);
          filled.added.push(countedOf(draft, group));
        } else fail(filledMeanwhile);
      } catch (error) {
        fail(messageOf(error, 'please try again.'));
        endSession(error, 'You must be logged in to update profile');
        if (isRefusal(error, 'unauthenticated')) break;
      }
    }
    if (latest) await changes.take(latest);
    // What failed may have been done, or somebody else may have done it.
    if (filled.failed.length > 0) await queries.invalidateQueries({ queryKey: profileKeys.of(userId) });
    return filled;
  }
  return useMutation({ mutationKey: profileKeys.changes(userId), mutationFn: fill, onSuccess: onFilled });
}
