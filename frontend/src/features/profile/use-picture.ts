import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { uploadFile } from '../../api/upload.ts';
import { profileKeys, publicProfileKeys } from '../../entities/person/profile.ts';
import { useEndedSession } from '../../session/ended-session.ts';
import { useSignedIn } from '../../session/session.tsx';
import { useIsHere } from '../../ui/behaviour/use-is-here.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type PictureWork = 'upload' | 'remove';

/** Sends and removes one's picture, and says how it went. */
export function usePicture() {
  const queries = useQueryClient();
  const { user, reload } = useSignedIn();
  const endSession = useEndedSession();
  const [work, setWork] = useState<PictureWork>();
  const [problem, setProblem] = useState<string>();
  const isHere = useIsHere();

  /** Whether it is done. */
  async function doing(
    kind: PictureWork,
    change: () => Promise<unknown>,
    done: string,
    failed: string,
  ): Promise<boolean> {
    setWork(kind);
    setProblem(undefined);
    try {
      await change();
      await Promise.all([
        // What the menu of the account shows comes later then.
        reload().catch(() => undefined),
        queries.invalidateQueries({ queryKey: profileKeys.of(user._id) }),
        queries.invalidateQueries({ queryKey: publicProfileKeys.all }),
      ]);
      toast.success(done);
      return true;
    } catch (error) {
      const message = messageOf(error, failed);
      setProblem(message);
      if (!isHere.current) toast.error(failed, { detail: message === failed ? undefined : message });
      endSession(error, message);
      return false;
    } finally {
      setWork(undefined);
    }
  }

  return {
    work,
    problem,
    upload: (file: File) =>
      doing(
        'upload',
        async () => uploadFile('uploadPicture', await shrinkPicture(file)),
        'Your picture is saved.',
        'Your picture could not be saved. Please try again.',
      ),
    remove: () =>
      doing(
        'remove',
        () => call('deletePicture', {}, { quiet: true }),
        'Your picture is removed.',
        'Your picture could not be removed. Please try again.',
      ),
  };
}
