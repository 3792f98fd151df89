import type { ApplicantNote } from '@waypost/contracts/entities/applicant-notes';
import { useEffect, useEffectEvent, useState } from 'react';
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

type Drafting = {
  /** What the server has. */
  written: readonly ApplicantNote[];
  /** The one that is changed; undefined for a new one. */
  there?: ApplicantNote;
  /** The server has all of it, though it was sent where the draft stood before. */
  onTaken?: () => void;
};

/**
 * What is written on one applicant, into a note that is there or a new one, waits while one looks at others. The id of a new one is the
 * same until it is kept, so that sending it twice writes one; of one that is there the draft has the version that it began with.
 */
export function useNoteDraft(applicationId: string, { written, there, onTaken }: Drafting) {
  const { user } = useSignedIn();
  const key = draftKey(user._id, 'note', applicationId, there?._id ?? 'new');
  const begin = (): WrittenNote => {
    const { _id, text, version } = there ?? { _id: newNoteId(), text: '', version: 0 };
    return { _id, text, version };
  };
  const [waiting] = useState(() => drafts.read(key));
  const [note, setNote] = useState(() => waiting ?? begin());
  const keep = (next: WrittenNote) => {
    if (next.text === (there?.text ?? '')) drafts.clear(key);
    else drafts.keep(key, next);
    setNote(next);
  };
  const beginAnew = (sent?: string) => {
    if (sent === undefined || drafts.read(key)?.text === sent) drafts.clear(key);
    setNote(begin());
  };

  const taken = written.find(({ _id, version }) => _id === note._id && version !== note.version)?.text;
  const settle = useEffectEvent((text: string) => {
    if (text === note.text.trim()) {
      beginAnew();
      onTaken?.();
    } else if (there === undefined) {
      // What was typed since is another note.
      keep({ ...begin(), text: note.text });
    }
  });
  useEffect(() => {
    if (taken !== undefined) settle(taken);
  }, [taken]);

  return {
    note,
    /** Something was written before that is not kept yet. */
    hasWaited: waiting !== undefined,
    write: (text: string) => keep({ ...note, text }),
    /** @param sent what the server has taken: what is written since, where the draft stands by now, stays. */
    beginAnew,
  };
}
