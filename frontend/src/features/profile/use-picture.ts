import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { uploadFile } from '../../api/upload.ts';
import { profileKeys, publicProfileKeys } from '../../entities/person/profile.ts';
import { useEndedSession } from '../../session/ended-session.ts';
import { useSignedIn } from '../../session/session.tsx';
import { useIsHere } from '../../ui/behaviour/use-is-here.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { shrinkPicture } from './shrink-picture.ts';

type PictureWork = { kind: 'upload'; file: File } | { kind: 'remove' };

const words = {
  upload: { done: 'Your picture is saved.', failed: 'Your picture could not be saved. Please try again.' },
  remove: { done: 'Your picture is removed.', failed: 'Your picture could not be removed. Please try again.' },
};

const change = async (work: PictureWork): Promise<unknown> =>
  work.kind === 'upload'
    ? uploadFile('uploadPicture', await shrinkPicture(work.file))
    : call('deletePicture', {}, { quiet: true });

/** Sends and removes one's picture, and says how it went. */
export function usePicture() {
  const queries = useQueryClient();
  const { user, reload } = useSignedIn();
  const endSession = useEndedSession();
  const isHere = useIsHere();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationKey: profileKeys.changes(user._id),
    mutationFn: change,
    async onSuccess(_, { kind }) {
      await Promise.all([
        // What the menu of the account shows comes later then.
        reload().catch(() => undefined),
        queries.invalidateQueries({ queryKey: profileKeys.of(user._id) }),
        queries.invalidateQueries({ queryKey: publicProfileKeys.all }),
      ]);
      toast.success(words[kind].done);
    },
    onError(error, { kind }) {
      const { failed } = words[kind];
      const message = messageOf(error, failed);
      if (!isHere.current) toast.error(failed, { detail: message === failed ? undefined : message });
      endSession(error, message);
    },
  });
  const kind = variables?.kind;
  return {
    work: isPending ? kind : undefined,
    isGone: isSuccess && kind === 'remove',
    problem: error && kind ? messageOf(error, words[kind].failed) : undefined,
    upload: (file: File) => mutate({ kind: 'upload', file }),
    remove: () => mutate({ kind: 'remove' }),
  };
}
