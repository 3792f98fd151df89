import { type ReactNode, useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { deleteDrafts, hasDrafts } from '../forms/draft.ts';
import { useSignedIn } from '../session/session.tsx';
import { latePart, useLatePart } from '../ui/late-part.ts';
import { toast } from '../ui/toast.ts';

const logOutQuestion = latePart(() => import('./log-out-question.tsx'), 'LogOutQuestion');

/** Logs out; who has begun something on this device is asked whether it stays there. */
export function useLogOut(): { logOut: () => void; question: ReactNode } {
  const { user, signOut } = useSignedIn();
  const { Part: LogOutQuestion, whenThere } = useLatePart(logOutQuestion);
  const [isAsked, setAsked] = useState(false);
  const leave = async (deletes: boolean) => {
    try {
      await signOut();
      if (deletes) deleteDrafts(user._id);
    } catch (error) {
      toast.error(messageOf(error, 'You could not be logged out. Please try again.'));
    }
  };
  return {
    logOut: () => (hasDrafts(user._id) ? whenThere(() => setAsked(true)) : void leave(false)),
    question: LogOutQuestion && <LogOutQuestion isOpen={isAsked} onOpenChange={setAsked} onLeave={leave} />,
  };
}
