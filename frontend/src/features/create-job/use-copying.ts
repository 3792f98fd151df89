import { pages } from '@waypost/contracts/paths';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { useNavigate } from '../../router/router.tsx';
import { toast } from '../../ui/toast.ts';
import { copiedForm, partialForm } from './copied-job.ts';
import type { JobForm } from './job-form.ts';

/** What a list says of a post. */
export type ListedJob = { id: string; title: string; company: string };

/** Where a post may be copied from. */
export const copySources = ['saved', 'own'] as const;
export type CopySource = (typeof copySources)[number];

/** Waits for a word, as it would replace what was typed. */
type Chosen = { title: string; take: () => void };

export type Copying = {
  source: CopySource | undefined;
  toggle: (source: CopySource) => void;
  isFetching: boolean;
  chosen: Chosen | undefined;
  choose: (job: ListedJob) => void;
  confirm: () => void;
  leave: () => void;
  buttons: Record<CopySource, RefObject<HTMLButtonElement | null>>;
};

type CopyingOptions = {
  userId: string;
  /** A post that the address asks for. */
  duplicated: string | undefined;
  hasAnything: boolean;
  onCopy: (form: JobForm) => void;
};

const read = async (id: string) => (await call('getJobPost', { params: { id }, querystring: {} })).job_post;

/** Takes over what another post says; asks first where something would be lost. */
export function useCopying({ userId, duplicated, hasAnything, onCopy }: CopyingOptions): Copying {
  const [source, setSource] = useState<CopySource>();
  const [isFetching, setFetching] = useState(false);
  const [chosen, setChosen] = useState<Chosen>();
  const navigate = useNavigate();
  const buttons = { saved: useRef<HTMLButtonElement>(null), own: useRef<HTMLButtonElement>(null) };
  const last = useRef<CopySource>(undefined);
  const goBack = () => (last.current === undefined ? undefined : buttons[last.current].current?.focus());

  async function fetching(work: () => Promise<void>) {
    setFetching(true);
    const close = toast.info('Fetching complete job details...');
    try {
      await work();
    } finally {
      close();
      setFetching(false);
    }
  }
  const fill = (post: Awaited<ReturnType<typeof read>>) => {
    onCopy(copiedForm(post, userId));
    toast.success(`The form is filled in from “${post.title}”`);
  };
  const ask = (title: string, take: () => void) => (hasAnything ? setChosen({ title, take }) : take());

  const copy = ({ id, ...known }: ListedJob) =>
    fetching(async () => {
      try {
        fill(await read(id));
      } catch {
        onCopy(partialForm(known));
        toast.warning(
          'Complete job details could not be fetched. Title and company are filled in; please add the rest.',
        );
      } finally {
        goBack();
      }
    });

  const offer = useEffectEvent((post: Awaited<ReturnType<typeof read>>) => ask(post.title, () => fill(post)));
  const duplicate = useEffectEvent((id: string) => {
    // Once: a reload goes on with the draft that it has become.
    navigate(pages.createJob, { replace: true });
    void fetching(async () => {
      try {
        offer(await read(id));
      } catch {
        toast.error('Failed to load job details');
      }
    });
  });
  useEffect(() => {
    if (duplicated !== undefined) duplicate(duplicated);
  }, [duplicated]);

  return {
    source,
    toggle(next) {
      last.current = next;
      setSource(source === next ? undefined : next);
    },
    isFetching,
    chosen,
    choose(job) {
      setSource(undefined);
      ask(job.title, () => void copy(job));
    },
    confirm() {
      setChosen(undefined);
      chosen?.take();
    },
    leave() {
      setChosen(undefined);
      goBack();
    },
    buttons,
  };
}
