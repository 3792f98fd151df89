import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@waypost/contracts/entities/profile';
import { call, type Input } from '../../../api/call.ts';
import { profileKeys } from '../../../entities/person/profile.ts';
import { personKeys } from '../../../entities/person/queries.ts';
import { scoreKeys } from '../../../entities/score/queries.ts';

const quiet = { quiet: true } as const;

export const updateProfile = (body: object) =>
  call('updateProfile', { body: body as Input<'updateProfile'>['body'] }, quiet);
export const updateUser = (body: Input<'updateUser'>['body']) => call('updateUser', { body }, quiet);

/** The profile as this browser holds it, and what a change of it makes out of date. */
export function useProfileChanges(userId: string) {
  const queries = useQueryClient();
  const key = profileKeys.of(userId);
  const read = () => queries.getQueryData<Profile>(key);
  /** Shows what the server has answered; resumes are in no answer but that of the profile itself. */
  async function take(answer: Profile): Promise<void> {
    await queries.cancelQueries({ queryKey: key });
    const there = read();
    // Two changes that were sent at once may be answered in the other order: an older version never replaces a newer one.
    if (there === undefined || there.version <= answer.version) {
      queries.setQueryData<Profile>(key, {
        ...answer,
        ...(there?.resumes !== undefined && { resumes: there.resumes }),
      });
    }
    void queries.invalidateQueries({ queryKey: personKeys.completion });
    void queries.invalidateQueries({ queryKey: scoreKeys.all });
  }
  const { mutateAsync: update } = useMutation({
    mutationKey: profileKeys.changes(userId),
    mutationFn: updateProfile,
    onSuccess: take,
  });
  return {
    read,
    /** Shows it at once, before or without an answer. */
    show: (profile: Profile) => queries.setQueryData(key, profile),
    /** Sends a change and takes the answer. Whoever leaves the page until then is asked. */
    update,
    take,
  };
}
