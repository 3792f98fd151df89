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
  const { mutateAsync: update } = useMutation({ mutationFn: updateProfile });
  const read = () => queries.getQueryData<Profile>(key);
  return {
    read,
    /** Shows it at once, before or without an answer. */
    show: (profile: Profile) => queries.setQueryData(key, profile),
    /** For changes that are shown before the server has answered: whoever leaves the page until then is asked. */
    update,
    /** Shows what the server has answered; resumes are in no answer but that of the profile itself. */
    async take(answer: Profile) {
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
    },
  };
}
