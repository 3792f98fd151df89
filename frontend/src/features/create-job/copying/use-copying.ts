import { pages } from '@waypost/contracts/paths';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { quoted } from '../../../format/quoted.ts';
import { useNavigate } from '../../../router/router.tsx';
import { useIsHere } from '../../../ui/behaviour/use-is-here.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { drafts, keyOf } from '../form/draft.ts';
import type { JobForm } from '../form/job-form.ts';
import type { Owner } from '../form/owner.ts';
import { copiedForm, partialForm } from './copied-job.ts';

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

/** What the address asks for: a post to begin with, or one whose kept changes become a new post. */
export type AskedFor = { duplicated?: string | undefined; rewritten?: string | undefined };

type CopyingOptions = {
  owner: Owner;
  asked: AskedFor | undefined;
  /** As it is at the moment: somebody may type while a post is fetched. */
  hasAnything: () => boolean;
  onCopy: (form: JobForm) => void;
};

const read = async (id: string) => (await call('getJobPost', { params: { id }, querystring: {} })).job_post;
type Post = Awaited<ReturnType<typeof read>>;

function useReading() {
  const [isFetching, setFetching] = useState(false);
  const isHere = useIsHere();
  /** @param use is given nothing of a post that could not be read, and is not called once the form has been left. */
  async function reading(id: string, use: (post: Post | undefined) => void) {
    setFetching(true);
    const close = toast.info('Fetching complete job details...');
    const post = await read(id).catch(() => undefined);
    if (isHere.current) use(post);
    close();
    setFetching(false);
  }
  return { isFetching, reading };
}

/** Does it once: a reload goes on with the draft that it has become. */
function useAskedFor({ duplicated, rewritten }: AskedFor, act: Record<keyof AskedFor, (jobId: string) => void>) {
  const navigate = useNavigate();
  const begin = useEffectEvent((name: keyof AskedFor, jobId: string | undefined) => {
    if (jobId === undefined) return;
    navigate(pages.createJob, { replace: true });
    act[name](jobId);
  });
  useEffect(() => begin('duplicated', duplicated), [duplicated]);
  useEffect(() => begin('rewritten', rewritten), [rewritten]);
}

/** Takes over what another post says; asks first where something would be lost. */
export function useCopying({ owner, asked, hasAnything, onCopy }: CopyingOptions): Copying {
  const [source, setSource] = useState<CopySource>();
  const { isFetching, reading } = useReading();
  const [chosen, setChosen] = useState<Chosen>();
  const buttons = { saved: useRef<HTMLButtonElement>(null), own: useRef<HTMLButtonElement>(null) };
  const last = useRef<CopySource>(undefined);
  const goBack = () => (last.current === undefined ? undefined : buttons[last.current].current?.focus());

  const ask = (title: string, take: () => void) => (hasAnything() ? setChosen({ title, take }) : take());
  const offer = (post: Post) =>
    ask(post.title, () => {
      onCopy(copiedForm(post, owner.userId));
      toast.success(`The form is filled in from ${quoted(post.title)}`);
    });
  const offerPart = (known: Omit<ListedJob, 'id'>) =>
    ask(known.title, () => {
      onCopy(partialForm(known));
      toast.warning('Complete job details could not be fetched. Title and company are filled in; please add the rest.');
    });

  const copy = ({ id, ...known }: ListedJob) =>
    reading(id, (post) => {
      goBack();
      if (post === undefined) offerPart(known);
      else offer(post);
    });
  useAskedFor(asked ?? {}, {
    duplicated: (id) =>
      void reading(id, (post) => (post === undefined ? void toast.error('Failed to load job details') : offer(post))),
    rewritten(jobId) {
      const key = keyOf({ ...owner, jobId });
      const kept = drafts.read(key);
      if (kept === undefined) return;
      ask(kept.form.title, () => {
        onCopy(kept.form);
        drafts.clear(key);
        toast.success('The form is filled in with what you wrote');
      });
    },
  });

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
      void copy(job);
    },
    confirm() {
      setChosen(undefined);
      chosen?.take();
      goBack();
    },
    leave() {
      setChosen(undefined);
      goBack();
    },
    buttons,
  };
}
