import { autocompleteMinimum } from '@waypost/contracts/constants';
import { Bookmark, Copy } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { lookUpSavedJobs } from '../../entities/lookup/lookups.ts';
import { Autocomplete } from '../../ui/autocomplete.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { Lookup } from '../../ui/lookup.ts';
import { toast } from '../../ui/toast.ts';
import { copiedForm, partialForm } from './copied-job.ts';
import type { JobForm } from './job-form.ts';

/** What the list of saved posts says of one. */
type SavedJob = { id: string; title: string; company: string };

type Copying = {
  isOpen: boolean;
  toggle: () => void;
  isFetching: boolean;
  /** Waits for a word, as it would replace what was typed. */
  chosen: SavedJob | undefined;
  choose: (job: SavedJob) => void;
  confirm: () => void;
  leave: () => void;
  button: RefObject<HTMLButtonElement | null>;
};

/** Takes over what a saved post says; asks first where something would be lost. */
export function useCopying({
  hasAnything,
  onCopy,
}: {
  hasAnything: boolean;
  onCopy: (form: JobForm) => void;
}): Copying {
  const [isOpen, setOpen] = useState(false);
  const [isFetching, setFetching] = useState(false);
  const [chosen, setChosen] = useState<SavedJob>();
  const button = useRef<HTMLButtonElement>(null);

  async function copy({ id, ...known }: SavedJob) {
    setFetching(true);
    const close = toast.info('Fetching complete job details...');
    try {
      const { job_post } = await call('getJobPost', { params: { id }, querystring: {} });
      onCopy(copiedForm(job_post));
      toast.success(`The form is filled in from “${job_post.title}”`);
    } catch {
      onCopy(partialForm(known));
      toast.warning('Complete job details could not be fetched. Title and company are filled in; please add the rest.');
    } finally {
      close();
      setFetching(false);
      button.current?.focus();
    }
  }

  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    isFetching,
    chosen,
    choose(job) {
      setOpen(false);
      if (hasAnything) setChosen(job);
      else void copy(job);
    },
    confirm: () => {
      setChosen(undefined);
      if (chosen !== undefined) void copy(chosen);
    },
    leave() {
      setChosen(undefined);
      button.current?.focus();
    },
    button,
  };
}

const panelId = 'copy-saved-job';

export function CopyButton({ copying: { isOpen, isFetching, toggle, button } }: { copying: Copying }) {
  return (
    <Button
      ref={button}
      icon={<Copy size={16} aria-hidden />}
      aria-expanded={isOpen}
      aria-controls={panelId}
      isPending={isFetching}
      pendingLabel="Fetching…"
      onPress={toggle}
    >
      Copy from Saved Jobs
    </Button>
  );
}

/** The search over what is saved on the dashboard, and the question before it replaces anything. */
export function CopyPanel({ copying, dashboardId }: { copying: Copying; dashboardId: string }) {
  const { isOpen, chosen, choose, confirm, leave } = copying;
  const known = useRef(new Map<string, SavedJob>());
  const load: Lookup = async (question) => {
    const saved = await lookUpSavedJobs(dashboardId)(question);
    for (const { id, name, company } of saved) known.current.set(id, { id, title: name, company });
    return saved;
  };
  return (
    <>
      {isOpen ? (
        <Card as="section" id={panelId} padding="md" aria-label="Copy from Saved Jobs">
          <Autocomplete
            label="Saved job"
            description="Choose one to fill in the form with its details."
            value={null}
            onChange={(value) => {
              const job = known.current.get(value?.id ?? '');
              if (job !== undefined) choose(job);
            }}
            load={load}
            minimum={autocompleteMinimum['saved-jobs']}
            clearsOnChoice
            placeholder="Search by title or company"
            leading={<Bookmark size={16} aria-hidden />}
          />
        </Card>
      ) : null}
      <ConfirmDialog
        isOpen={chosen !== undefined}
        onOpenChange={leave}
        title="Replace what you have typed?"
        confirmLabel="Replace"
        cancelLabel="Keep what I typed"
        isDanger
        onConfirm={confirm}
      >
        {`The form is filled in from “${chosen?.title ?? ''}”. Everything you typed in all four steps is replaced. This cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}
