import type { ApplicantNote } from '@waypost/contracts/entities/applicant-notes';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal } from '../../../api/api-error.ts';
import { randomId } from '../../../api/random-id.ts';
import type { Notes, WrittenNote } from '../../../entities/application/use-notes.ts';
import { draftKey } from '../../../forms/draft.ts';
import { useSignedIn } from '../../../session/session.tsx';
import { keptOnDevice } from '../../../storage/kept-on-device.ts';

function noteIn(kept: unknown): WrittenNote | undefined {
  const { _id, text, version } = (kept ?? {}) as Record<string, unknown>;
  const isNote = typeof _id === 'string' && typeof text === 'string' && typeof version === 'number';
  return isNote ? { _id, text, version } : undefined;
}

/** An id as the API takes them. */
const newNoteId = () => randomId(12);

const drafts = keptOnDevice(noteIn);

type Drafting = {
  notes: Notes;
  /** The note that is changed; undefined for a new one. */
  there?: ApplicantNote;
  /** The server has all of it. */
  onKept: () => void;
};

/**
 * What is written on one applicant, into a note that is there or a new one, waits while one looks at others. The id of a new one is the
 * same until it is kept, so that sending it twice writes one; of one that is there the draft has the version that it began with.
 */
export function useNoteDraft(applicationId: string, { notes, there, onKept }: Drafting) {
  const { user } = useSignedIn();
  const key = draftKey(user._id, 'note', applicationId, there?._id ?? 'new');
  const begin = (): WrittenNote => {
    const { _id, text, version } = there ?? { _id: newNoteId(), text: '', version: 0 };
    return { _id, text, version };
  };
  const [waiting] = useState(() => drafts.read(key));
  const [note, setNote] = useState(() => waiting ?? begin());
  /** What the server has of it, as far as it has told since. */
  const [known, setKnown] = useState<ApplicantNote>();
  const hasTypedSince = useRef(false);
  const keep = (next: WrittenNote) => {
    if (next.text === (there?.text ?? '')) drafts.clear(key);
    else drafts.keep(key, next);
    setNote(next);
  };
  const beginAnew = () => {
    drafts.clear(key);
    setNote(begin());
  };

  const { data } = notes.answer;
  const taken = data?.notes.find(({ _id, version }) => _id === note._id && version !== note.version)?.text;
  const settle = useEffectEvent((text: string) => {
    if (text === note.text.trim()) {
      beginAnew();
      onKept();
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
    isOnItsWay: notes.isOnItsWay(note._id),
    write(text: string) {
      hasTypedSince.current = true;
      keep({ ...note, text });
    },
    beginAnew,
    /** Answers what another tab has made of it, where that stands in the way: sent once more, it takes its place. @throws ApiError */
    async send(): Promise<ApplicantNote | undefined> {
      hasTypedSince.current = false;
      try {
        setKnown(await notes.write({ ...note, version: known?._id === note._id ? known.version : note.version }));
      } catch (error) {
        const other = isRefusal(error, 'version-conflict') && (error.body['note'] as ApplicantNote | undefined);
        if (!other) throw error;
        setKnown(other);
        return other;
      }
      // Where the draft has been left, it may stand otherwise by now.
      if (!hasTypedSince.current && [undefined, note.text].includes(drafts.read(key)?.text)) {
        beginAnew();
        onKept();
      }
      return undefined;
    },
  };
}
