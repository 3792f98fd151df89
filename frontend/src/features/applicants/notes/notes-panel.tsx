import type { ApplicantNote } from '@waypost/contracts/entities/applicant-notes';
import type { Applicant } from '@waypost/contracts/entities/application';
import { noteLimits } from '@waypost/contracts/note-limits';
import { Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Notes, useNotes } from '../../../entities/application/use-notes.ts';
import { nameOf } from '../../../entities/application/words.ts';
import { formatDateTime } from '../../../format/date.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Prose, Text } from '../../../ui/content/text.tsx';
import { Rating } from '../../../ui/fields/choice/rating.tsx';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import { PanelState } from '../panel-state.tsx';
import { useNoteDraft } from './note-draft.ts';
import { NoteForm } from './note-form.tsx';
import * as styles from './notes-panel.css.ts';

const editButtonId = (id: string) => `edit-note-${id}`;

/** Focus comes back to what opened the form, unless it is somewhere else by then. */
function useFocusAfterEditing(id: string, isEditing: boolean) {
  const [wasEditing, setWasEditing] = useState(false);
  if (isEditing && !wasEditing) setWasEditing(true);
  const leave = useEffectEvent(() => {
    if (wasEditing && document.activeElement === document.body) document.getElementById(editButtonId(id))?.focus();
  });
  // Before what keeps the focus looks for a place near to the form.
  useLayoutEffect(() => {
    if (!isEditing) leave();
  }, [isEditing]);
}

type EditNoteProps = {
  draft: ReturnType<typeof useNoteDraft>;
  name: string;
  takesFocus: boolean;
  onCancel: () => void;
};

function EditNote({ draft, name, takesFocus, onCancel }: EditNoteProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = useEffectEvent(() => {
    if (!takesFocus) return;
    field.current?.focus();
    // A browser would put the cursor before the text that is there.
    field.current?.setSelectionRange(draft.note.text.length, draft.note.text.length);
  });
  useEffect(() => begin(), []);
  return (
    <NoteForm label="Edit note" draft={draft} name={name} action="Save note" field={field}>
      <Button size="sm" variant="quiet" onPress={onCancel}>
        Cancel
      </Button>
    </NoteForm>
  );
}

type OnSomebody = { applicant: Applicant; notes: Notes };
type NoteProps = OnSomebody & { note: ApplicantNote; onRemove: () => void };

function Note({ applicant, note, notes, onRemove }: NoteProps) {
  const draft = useNoteDraft(applicant._id, { notes, there: note, onKept: () => setEditing(false) });
  const [isEditing, setEditing] = useState(draft.hasWaited);
  const [isPressed, setPressed] = useState(false);
  useFocusAfterEditing(note._id, isEditing);
  const edit = () => {
    draft.beginAnew();
    setPressed(true);
    setEditing(true);
  };
  const cancel = () => {
    draft.beginAnew();
    setEditing(false);
  };
  if (isEditing) return <EditNote draft={draft} name={nameOf(applicant)} takesFocus={isPressed} onCancel={cancel} />;
  const written = formatDateTime(note.created_at);
  return (
    <Stack space={1}>
      <Prose>{note.text}</Prose>
      <Inline justify="between" space={2}>
        <Text size="xs" tone="muted" numeric>
          <time dateTime={note.created_at}>{written}</time>
          {note.version > 1 ? ` · Edited ${formatDateTime(note.updated_at)}` : ''}
        </Text>
        <Inline space={1} wrap={false}>
          <IconButton
            id={editButtonId(note._id)}
            size="sm"
            label={`Edit the note of ${written}`}
            icon={<Pencil size={16} aria-hidden />}
            onPress={edit}
          />
          <IconButton
            size="sm"
            label={`Delete the note of ${written}`}
            icon={<Trash2 size={16} aria-hidden />}
            onPress={onRemove}
          />
        </Inline>
      </Inline>
    </Stack>
  );
}

type NewNoteProps = OnSomebody & { field: RefObject<HTMLTextAreaElement | null> };

function NewNote({ applicant, notes, field }: NewNoteProps) {
  const draft = useNoteDraft(applicant._id, {
    notes,
    // Whoever went elsewhere meanwhile stays there.
    onKept: () => field.current?.form?.contains(document.activeElement) && field.current.focus(),
  });
  return <NoteForm label="New note" draft={draft} name={nameOf(applicant)} action="Add note" field={field} />;
}

/** What one keeps for oneself about an applicant. */
export function NotesPanel({ jobId, applicant }: { jobId: string; applicant: Applicant }) {
  const notes = useNotes(jobId, applicant._id);
  // Where one goes on after a note was added or deleted.
  const newNote = useRef<HTMLTextAreaElement>(null);
  return (
    <PanelState answer={notes.answer} loading="Loading your notes" failed="Your notes could not be loaded">
      {({ rating, notes: written }) => (
        <Stack space={5}>
          <Text size="xs" tone="muted">
            Only you see your rating and your notes. They play no part in the score.
          </Text>
          <Inline space={3} align="end">
            <Rating
              label="Your rating"
              value={rating}
              most={noteLimits.rating.max}
              onChange={(stars) => notes.rate(stars)}
            />
            {rating === null ? null : (
              <Button size="sm" variant="quiet" onPress={() => notes.rate(null)}>
                Clear rating
              </Button>
            )}
          </Inline>
          {written.length === 0 ? null : (
            <ol className={styles.list} aria-label="Your notes">
              {written.map((note) => (
                <li key={note._id} className={styles.note}>
                  <Note
                    applicant={applicant}
                    note={note}
                    notes={notes}
                    onRemove={() => {
                      notes.remove(note);
                      newNote.current?.focus();
                    }}
                  />
                </li>
              ))}
            </ol>
          )}
          <NewNote applicant={applicant} notes={notes} field={newNote} />
        </Stack>
      )}
    </PanelState>
  );
}
