import type { ApplicantNote } from '@waypost/contracts/entities/applicant-notes';
import { useState } from 'react';
import type { WrittenNote } from '../../../entities/application/use-notes.ts';
import { createDrafts, draftKey } from '../../../forms/draft.ts';
import { useSignedIn } from '../../../session/session.tsx';
import { newNoteId } from './new-note-id.ts';

function noteIn(kept: unknown): WrittenNote | undefined {
  const { _id, text, version } = (kept ?? {}) as Record<string, unknown>;
  const isNote = typeof _id === 'string' && typeof text === 'string' && typeof version === 'number';
  return isNote ? { _id, text, version } : undefined;
}

const drafts = createDrafts(noteIn);

/**
 * What is written on one applicant, into a note that is there or a new one, waits while one looks at others. The id of a new one is the
 * same until it is kept, so that sending it twice writes one; of one that is there the draft has the version that it began with.
 */
export function useNoteDraft(applicationId: string, there?: ApplicantNote) {
  const { user } = useSignedIn();
  const key = draftKey(user._id, 'note', applicationId, there?._id ?? 'new');
  const begin = (): WrittenNote => {
    const { _id, text, version } = there ?? { _id: newNoteId(), text: '', version: 0 };
    return { _id, text, version };
  };
  const [waiting] = useState(() => drafts.read(key));
  const [note, setNote] = useState(() => waiting ?? begin());
  return {
    note,
    /** Something was written before that is not kept yet. */
    hasWaited: waiting !== undefined,
    write(text: string) {
      const next = { ...note, text };
      if (text === (there?.text ?? '')) drafts.clear(key);
      else drafts.keep(key, next);
      setNote(next);
    },
    beginAnew() {
      drafts.clear(key);
      setNote(begin());
    },
  };
}
