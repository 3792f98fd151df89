import { useState } from 'react';
import { useSignedIn } from '../../session/session.tsx';

/** What was begun on one applicant waits while one looks at others. */
const drafts = new Map<string, string>();

export function useNoteDraft(applicationId: string) {
  const { user } = useSignedIn();
  const key = `${user._id} ${applicationId}`;
  const [text, setText] = useState(() => drafts.get(key) ?? '');
  return {
    text,
    set(next: string) {
      if (next === '') drafts.delete(key);
      else drafts.set(key, next);
      setText(next);
    },
  };
}
