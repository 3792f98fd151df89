import { noteLimits } from '@waypost/contracts/note-limits';
import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { quoted } from '../../../format/quoted.ts';
import { useIsHere } from '../../../ui/behaviour/use-is-here.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text/text-area.tsx';
import { useProblemFocus } from '../../../ui/fields/use-problem-focus.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { Inline, Stack } from '../../../ui/page/layout.tsx';
import type { useNoteDraft } from './note-draft.ts';

type NoteFormProps = {
  label: string;
  draft: ReturnType<typeof useNoteDraft>;
  /** On whom. */
  name: string;
  action: string;
  field: Ref<HTMLTextAreaElement>;
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
export function NoteForm({ label, draft, name, action, field, children }: NoteFormProps) {
  const [failed, setProblem] = useState<{ words: string; noteId: string }>();
  const { _id: noteId, text } = draft.note;
  // One whose answer was lost is in the list by now, and another one is written here.
  const problem = failed?.noteId === noteId ? failed : undefined;
  const form = useProblemFocus(problem);
  const isHere = useIsHere();

  const tell = (here: string, elsewhere: string) => {
    if (isHere.current) setProblem({ words: here, noteId });
    else toast.error(`Your note on ${name} was not saved. ${elsewhere}`);
  };

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = problemOf(text);
    setProblem(wrong === undefined ? undefined : { words: wrong, noteId });
    if (wrong !== undefined || draft.isOnItsWay) return;
    try {
      const other = await draft.send();
      if (other === undefined) return;
      const changed = 'You changed this note in another tab.';
      tell(`${changed} It says there: ${quoted(other.text)}. Save again to replace that.`, changed);
    } catch (error) {
      const reason = messageOf(error, 'Please try again.');
      tell(`Not saved. ${reason}`, reason);
    }
  }

  return (
    <form ref={form} onSubmit={(event) => void send(event)}>
      <Stack space={2}>
        <TextArea
          label={label}
          rows={3}
          limit={characters}
          warnFrom={characters - 200}
          value={text}
          onChange={(next) => {
            draft.write(next);
            setProblem(undefined);
          }}
          ref={field}
          {...(problem === undefined ? {} : { errorMessage: problem.words })}
        />
        <Inline space={2}>
          <Button type="submit" size="sm" isPending={draft.isOnItsWay} pendingLabel="Saving…">
            {action}
          </Button>
          {children}
        </Inline>
      </Stack>
    </form>
  );
}
