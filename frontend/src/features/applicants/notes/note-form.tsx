import type { ApplicantNote } from '@waypost/contracts/entities/applicant-notes';
import { noteLimits } from '@waypost/contracts/note-limits';
import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { isRefusal, messageOf } from '../../../api/api-error.ts';
import type { useNotes, WrittenNote } from '../../../entities/application/use-notes.ts';
import { Button } from '../../../ui/button.tsx';
import { Inline, Stack } from '../../../ui/layout.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type NoteFormProps = {
  label: string;
  text: string;
  onText: (text: string) => void;
  note: Omit<WrittenNote, 'text'>;
  write: ReturnType<typeof useNotes>['write'];
  onDone: () => void;
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
export function NoteForm({ label, text, onText, note, write, onDone, action, field = null, children }: NoteFormProps) {
  const [problem, setProblem] = useState<string>();
  const [version, setVersion] = useState(note.version);
  const [isSending, setSending] = useState(false);

  function refuse(error: unknown) {
    const other = isRefusal(error, 'version-conflict') ? (error.body['note'] as ApplicantNote | undefined) : undefined;
    if (other === undefined) return setProblem(`Not saved. ${messageOf(error, 'Please try again.')}`);
    setVersion(other.version);
    setProblem(`You changed this note in another tab. It says there: “${other.text}”. Save again to replace that.`);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = problemOf(text);
    setProblem(wrong);
    if (wrong !== undefined || isSending) return;
    setSending(true);
    try {
      await write.mutateAsync({ ...note, text, version });
      setVersion(note.version);
      onDone();
    } catch (error) {
      refuse(error);
    } finally {
      setSending(false);
    }
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
