import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { unanswered } from '../../api/unanswered.ts';
import { deleteDrafts, hasDrafts } from '../../forms/draft.ts';
import { useSignedIn } from '../../session/session.tsx';
import { latePart, useLatePart } from '../../ui/behaviour/late-part.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { awaited } from '../screens/awaited-screens.ts';

/** What there was when somebody asked to log out. */
export type AskedAbout = { hasDrafts: boolean; hasChanges: boolean };

const logOutQuestion = latePart(() => import('./log-out-question.tsx'), 'LogOutQuestion');

/** Logs out; who has begun something on this device is asked whether it stays there, and who would lose a change whether to wait for it. */
export function useLogOut(): { logOut: () => void; question: ReactNode } {
  const queries = useQueryClient();
  const { user, signOut } = useSignedIn();
  const { Part: LogOutQuestion, whenThere } = useLatePart(logOutQuestion);
  const [about, setAbout] = useState<AskedAbout>();
  const leave = async (deletes: boolean) => {
    try {
      // Until then the page stands there as if nothing had been pressed.
      await awaited(signOut());
      if (deletes) deleteDrafts(user._id);
    } catch (error) {
      toast.error(messageOf(error, 'You could not be logged out. Please try again.'));
    }
  };
  return {
    logOut() {
      const asked = { hasDrafts: hasDrafts(user._id), hasChanges: queries.isMutating(unanswered) > 0 };
      if (asked.hasDrafts || asked.hasChanges) whenThere(() => setAbout(asked));
      else void leave(false);
    },
    question: LogOutQuestion && <LogOutQuestion about={about} onClose={() => setAbout(undefined)} onLeave={leave} />,
  };
}
