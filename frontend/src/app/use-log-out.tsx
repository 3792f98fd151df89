import { type ReactNode, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { hasDrafts } from '../forms/draft.ts';
import { useSignedIn } from '../session/session.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';

/** Logs out; who has begun something on this device is asked first, since nothing of it stays. */
export function useLogOut(): { logOut: () => void; question: ReactNode } {
  const { user, signOut } = useSignedIn();
  const [isAsked, setAsked] = useState(false);
  const leave = () =>
    signOut().catch((error: unknown) => {
      toast.error(messageOf(error, 'You could not be logged out. Please try again.'));
    });
  return {
    logOut: () => (hasDrafts(user._id) ? setAsked(true) : void leave()),
    question: (
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title="Log out and delete your drafts?"
        confirmLabel="Log out"
        pendingLabel="Logging out…"
        cancelLabel="Stay signed in"
        isDanger
        onConfirm={leave}
      >
        You have a job post or an application on this device that you haven’t sent yet. Logging out deletes it.
      </ConfirmDialog>
    ),
  };
}
