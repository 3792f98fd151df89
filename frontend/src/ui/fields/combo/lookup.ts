import { delays, pageSizes } from '@waypost/contracts/constants';
import { useEffect, useEffectEvent, useState } from 'react';

/** One result of a lookup. */
export type LookupOption = {
  id: string;
  name: string;
  detail?: string;
  /** The words that were asked for are a name of it, though it may be shown by another. */
  isMeant?: boolean;
};

/** What has been chosen: something listed, or words of one's own, which have no id. */
export type LookupValue = { id?: string; name: string };

export type LookupQuery = { text: string; limit: number; signal: AbortSignal };
export type Lookup = (query: LookupQuery) => Promise<readonly LookupOption[]>;

export type LookupState = {
  status: 'idle' | 'short' | 'loading' | 'ready' | 'failed';
  /** While new results come, the old ones stay. */
  options: readonly LookupOption[];
  /** The text that `options` answer. */
  answered: string;
  /** More was found than is offered. */
  hasMore: boolean;
};

const idle: LookupState = { status: 'idle', options: [], answered: '', hasMore: false };

type LookupSettings = { load: Lookup; text: string; minimum: number; isActive: boolean };

/** Asks once typing has paused, and listens to the last question only. */
export function useLookup({ load, text, minimum, isActive }: LookupSettings): LookupState {
  const [state, setState] = useState(idle);
  const ask = useEffectEvent(load);
  const query = text.trim();

  useEffect(() => {
    if (!isActive) return;
    if (query.length < minimum) {
      setState({ ...idle, status: 'short' });
      return;
    }
    setState((before) => ({ ...before, status: 'loading' }));
    const abort = new AbortController();
    const lookUp = async () => {
      try {
        const options = await ask({ text: query, limit: pageSizes.lookup, signal: abort.signal });
        if (!abort.signal.aborted) {
          const shown = options.slice(0, pageSizes.lookup);
          setState({ status: 'ready', options: shown, answered: query, hasMore: shown.length < options.length });
        }
      } catch {
        if (!abort.signal.aborted) setState({ ...idle, status: 'failed' });
      }
    };
    const timer = setTimeout(() => void lookUp(), delays.autocomplete);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, minimum, isActive]);

  return state;
}

const letters = new Intl.Collator('en-US', { sensitivity: 'base' });

/** Whether names differ in capitals and marks at most; the marks of ł and ø, and ß for ss, are among them. */
export const areAlike = (one: string, other: string) => letters.compare(one, other) === 0;

type Answer = Pick<LookupState, 'options' | 'answered'>;

/** What is listed under just these words: of several, what the list has first. */
export const listedAs = (typed: string, { options, answered }: Answer): LookupOption | undefined =>
  options.find(({ name, isMeant }) => areAlike(name, typed) || (isMeant && answered === typed));

type SettleInput = {
  text: string;
  value: LookupValue | null;
  answer: Answer;
  allowsCustom: boolean;
  minimum: number;
};

/**
 * What typed words mean once the field is left or Enter is pressed without an option in focus.
 * `undefined` changes nothing: the words go back to what was chosen.
 */
export function settleLookup({
  text,
  value,
  answer,
  allowsCustom,
  minimum,
}: SettleInput): LookupValue | null | undefined {
  const typed = text.trim();
  if (typed === (value?.name ?? '')) return undefined;
  if (typed === '') return null;
  const listed = listedAs(typed, answer);
  if (listed !== undefined) return { id: listed.id, name: listed.name };
  if (allowsCustom && typed.length >= minimum) return { name: typed };
  return undefined;
}
