import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isRefusal, messageOf } from '../../api/api-error.ts';
import { useEndedSession } from '../../session/ended-session.ts';
import { useSignedIn } from '../../session/session.tsx';
import { useIsHere } from '../../ui/behaviour/use-is-here.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Text } from '../../ui/content/text.tsx';
import { TextField } from '../../ui/fields/text/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/page/banner.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './settings.css.ts';

const consequences = [
  'Your profile, dashboards, settings, resumes, saved jobs, saved searches and notifications are deleted.',
  'Who received an application of yours still sees that somebody applied, when, and the status. Your name, resume, answers and score are deleted.',
  'Your open job posts are closed. They stay readable, without your name.',
  'Your username leads nowhere, and nobody else can ever have it.',
  'You are signed out everywhere.',
];

const notDeleted = 'Your account was not deleted';
const wrongAddress = 'This is not the e-mail address of your account';
const isSame = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();

function Failure({ error }: { error: unknown }) {
  if (error === null || isRefusal(error, 'validation-error')) return null;
  return (
    <Banner tone="danger" role="alert" title={notDeleted}>
      {messageOf(error, 'Please try again.')}
    </Banner>
  );
}

function useDeletion(email: string) {
  const { deleteAccount } = useSignedIn();
  const endSession = useEndedSession();
  const [problem, setProblem] = useState<string>();
  const isHere = useIsHere();
  const deletion = useMutation({
    mutationFn: deleteAccount,
    onError: (error) => {
      if (isRefusal(error, 'validation-error')) setProblem(error.errors[0]?.message ?? error.message);
      if (!isHere.current) toast.error(notDeleted, { detail: messageOf(error, 'Please try again.') });
      endSession(error, 'You were signed out before your account was deleted. Sign in again to delete it.');
    },
  });
  function submit(typed: string) {
    const words = typed.trim() === '' ? 'Type your e-mail address' : isSame(typed, email) ? undefined : wrongAddress;
    setProblem(words);
    if (words === undefined && !deletion.isPending) deletion.mutate(typed.trim());
  }
  return { deletion, problem, submit, forgive: () => setProblem(undefined) };
}

type DeletionDialogProps = { email: string; onOpenChange: (isOpen: boolean) => void };

function DeletionDialog({ email, onOpenChange }: DeletionDialogProps) {
  const [typed, setTyped] = useState('');
  const { deletion, problem, submit, forgive } = useDeletion(email);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, [problem]);
  const { isPending } = deletion;
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      isBusy={isPending}
      title="Delete your account?"
      footer={
        <>
          <Button isDisabled={isPending} onPress={() => onOpenChange(false)}>
            Keep my account
          </Button>
          <Button variant="danger" type="submit" form={form} isPending={isPending} pendingLabel="Deleting…">
            Delete my account
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit(typed);
        }}
      >
        <Stack space={4}>
          <Failure error={deletion.error} />
          <Text>This cannot be undone. Everything is gone within a minute:</Text>
          <ul className={styles.consequences}>
            {consequences.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <Text>To keep a copy, download your data first, under Privacy.</Text>
          <TextField
            ref={field}
            label="Your e-mail address"
            description={`Type ${email} to confirm.`}
            type="email"
            autoComplete="off"
            value={typed}
            isReadOnly={isPending}
            onChange={(value) => {
              setTyped(value);
              forgive();
            }}
            {...(problem === undefined ? {} : { errorMessage: problem })}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** At the end of the account's tab: the way to leave for good. */
export function DeleteAccount() {
  const { user } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsCard
      title="Delete account"
      description="Deletes your account and everything Waypost keeps about you. You can sign up again at any time, with a new and empty account."
    >
      <div>
        <Button variant="danger" onPress={() => setOpen(true)}>
          Delete account…
        </Button>
      </div>
      {isOpen ? <DeletionDialog email={user.email} onOpenChange={setOpen} /> : null}
    </SettingsCard>
  );
}
