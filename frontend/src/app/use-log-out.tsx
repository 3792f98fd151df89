import { type ReactNode, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { deleteDrafts, hasDrafts } from '../forms/draft.ts';
import { useSignedIn } from '../session/session.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Stack } from '../ui/layout.tsx';
import { Text } from '../ui/text.tsx';
import { toast } from '../ui/toast.ts';

/** Logs out; who has begun something on this device is asked whether it stays there. */
export function useLogOut(): { logOut: () => void; question: ReactNode } {
  const { user, signOut } = useSignedIn();
  const [isAsked, setAsked] = useState(false);
  const [deletes, setDeletes] = useState(false);
  const leave = async () => {
    try {
      await signOut();
      if (deletes) deleteDrafts(user._id);
    } catch (error) {
      toast.error(messageOf(error, 'You could not be logged out. Please try again.'));
    }
  };
  return {
    logOut: () => (hasDrafts(user._id) ? setAsked(true) : void leave()),
    question: (
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title="Log out with a draft on this device?"
        confirmLabel="Log out"
        pendingLabel="Logging out…"
        cancelLabel="Stay signed in"
        onConfirm={leave}
      >
        <Stack space={3}>
          <Text>
            You have a job post or an application that you haven’t sent yet. It stays on this device and is shown again
            when you sign in here, and to nobody else who does.
          </Text>
          <Checkbox isSelected={deletes} onChange={setDeletes}>
            Delete it: others use this device too
          </Checkbox>
        </Stack>
      </ConfirmDialog>
    ),
  };
}
