import { z } from 'zod';
import { keptOnDevice } from '../../storage/kept-on-device.ts';
import { type AtsForm, emptyForm } from './ats-form.ts';

const words = z.string().catch('');
/** As it was kept, perhaps by an older version of the app: what does not fit is empty, the rest stays. */
const form = z.object({
  job_link: words,
  company_name: z.object({ id: z.string().exactOptional(), name: z.string() }).nullable().catch(null),
  title: words,
  responsibility: words,
  minimum_qualification: words,
  preferred_qualification: words,
}) satisfies z.ZodType<AtsForm>;

const parse = (value: unknown): AtsForm | undefined => form.safeParse(value).data;
const kept = keptOnDevice(parse);
/** Not a draft of something that is still to be sent, so nobody is asked about it who logs out. */
const keyOf = (userId: string) => `waypost.ats-form.${userId}`;
/** No draft either: a whole job text that was pasted and is not sorted into the form yet. */
export const pastedTextKey = (userId: string) => `waypost.ats-text.${userId}`;

type Show = (typed: AtsForm) => void;
/** The form that is on the page, if one is. */
const shown = new Set<Show>();

const keep = (userId: string, typed: AtsForm): boolean => kept.keep(keyOf(userId), typed);

/** What was typed last, on this device. */
export const keptForm = {
  parse,
  read: (userId: string): AtsForm => kept.read(keyOf(userId)) ?? emptyForm,
  keep,
  clear: (userId: string): void => kept.clear(keyOf(userId)),
  /** Whichever page one is on by then: what it was taken out of may be gone, and another form there. */
  putBack(userId: string, typed: AtsForm): void {
    keep(userId, typed);
    for (const show of shown) show(typed);
  },
  onPutBack(show: Show): () => void {
    shown.add(show);
    return () => void shown.delete(show);
  },
};
