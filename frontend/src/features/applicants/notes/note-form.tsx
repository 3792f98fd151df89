import type { ApplicantNote } from '@waypost/contracts/entities/applicant-notes';
import { noteLimits } from '@waypost/contracts/note-limits';
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { isRefusal, messageOf } from '../../../api/api-error.ts';
import type { useNotes, WrittenNote } from '../../../entities/application/use-notes.ts';
import { Button } from '../../../ui/button.tsx';
import { Inline, Stack } from '../../../ui/layout.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { useIsHere } from '../../../ui/use-is-here.ts';

type NoteFormProps = {
  label: string;
  text: string;
  onText: (text: string) => void;
  note: Omit<WrittenNote, 'text'>;
  notes: ReturnType<typeof useNotes>;
  /** On whom. */
  name: string;
  /** All of it is kept. */
  onDone: (sent: string) => void;
  action: string;
  field?: Ref<HTMLTextAreaElement>;
  children?: ReactNode;
};

const { characters } = noteLimits;

function problemOf(text: string): string | undefined {
  if (text.trim() === '') return 'Write a note first';
  return text.trim().length > characters
    ? `Must be at most ${characters.toLocaleString('en-US')} characters`
    : undefined;
}

/** Where a note is written. What is typed stays until it is kept. */
export function NoteForm(props: NoteFormProps) {
  const { label, text, onText, note, notes, name, onDone, action, field = null, children } = props;
  const [problem, setProblem] = useState<string>();
  /** What the server has of it, as far as it has told since. */
  const [known, setKnown] = useState<ApplicantNote>();
  const isSending = notes.isOnItsWay(note._id);
  const hasTypedSince = useRef(false);
  const isHere = useIsHere();

  function refuse(error: unknown) {
    const reason = messageOf(error, 'Please try again.');
    if (!isHere.current) return void toast.error(`Your note on ${name} was not saved. ${reason}`);
    const other = isRefusal(error, 'version-conflict') ? (error.body['note'] as ApplicantNote | undefined) : undefined;
    if (other === undefined) return setProblem(`Not saved. ${reason}`);
    setKnown(other);
    setProblem(`You changed this note in another tab. It says there: “${other.text}”. Save again to replace that.`);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = problemOf(text);
    setProblem(wrong);
    if (wrong !== undefined || isSending) return;
    hasTypedSince.current = false;
    try {
      setKnown(await notes.write({ ...note, text, version: known?._id === note._id ? known.version : note.version }));
    } catch (error) {
      return refuse(error);
    }
    if (!hasTypedSince.current) onDone(text);
  }

  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack space={2}>
        <TextArea
          label={label}
          rows={3}
          limit={characters}
          warnFrom={characters - 200}
          value={text}
          onChange={(next) => {
            onText(next);
            hasTypedSince.current = true;
            setProblem(undefined);
          }}
          ref={field}
          {...(problem === undefined ? {} : { errorMessage: problem })}
        />
        <Inline space={2}>
          <Button type="submit" size="sm" isPending={isSending} pendingLabel="Saving…">
            {action}
          </Button>
          {children}
        </Inline>
      </Stack>
    </form>
  );
}
