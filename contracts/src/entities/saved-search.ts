import { z } from 'zod';
import { jobSearchQuery } from '../calls/jobs.ts';
import { limits } from '../constants.ts';
import { explainIssue } from '../explain-issue.ts';
import { id, instant, requiredText } from '../fields.ts';

/** `live` tells at once, the others once a day or a week by e-mail. */
export const tellingAlerts = ['live', 'daily', 'weekly'] as const;
export type TellingAlert = (typeof tellingAlerts)[number];
/** `none` is paused. */
export const savedSearchAlerts = ['none', ...tellingAlerts] as const;
export type SavedSearchAlert = (typeof savedSearchAlerts)[number];

type SearchField = keyof typeof jobSearchQuery.in.shape;
/** Where in the results somebody is, what they wait for, and under which dashboard: nothing of what is looked for. */
const ofTheVisit = ['page', 'limit', 'counts', 'dsh_id'] as const satisfies SearchField[];
/** Say how a search is done and how it is listed; without anything else they ask for nothing. */
const ofItsManner: ReadonlySet<string> = new Set<SearchField>([
  'sort',
  'as_typed',
  'in',
  'ctc_currency',
  'with_unknown_pay',
  'within_km',
]);

type SavedField = Exclude<SearchField, (typeof ofTheVisit)[number]>;
const savedFields = (Object.keys(jobSearchQuery.in.shape) as SearchField[]).filter(
  (field): field is SavedField => !(ofTheVisit as readonly SearchField[]).includes(field),
);

/** Characters of one value; longer than any list that a search takes. */
const longestValue = 4_000;
const fields = Object.fromEntries(savedFields.map((field) => [field, z.string().max(longestValue).optional()]));

/** The parameters of `searchJobPosts` as they stand in an address, without page, limit, counts and the viewer's dashboard. */
export const savedQuery = z.object(fields as Record<SavedField, z.ZodOptional<z.ZodString>>);
export type SavedQuery = z.infer<typeof savedQuery>;

/** Whether a field says anything: a list of commas does not, nor does a keyword without a word. What cannot be read is refused elsewhere. */
function isAsked(field: SavedField, { [field]: value = '' }: SavedQuery): boolean {
  if (value.trim() === '') return false;
  const { success, data } = jobSearchQuery.in.shape[field].safeParse(value);
  return !success || (data !== undefined && data !== '');
}

/** What somebody is told who saves a search for every post. */
export const nothingAsked = 'Search for something, or choose a filter, and then save it';

/** Whether a saved search asks for anything. One that was saved by an older rule may not, and would find every post. */
export const asksForSomething = (query: SavedQuery): boolean =>
  savedFields.some((field) => !ofItsManner.has(field) && isAsked(field, query));

/** What of a query says anything. */
export const askedOf = (query: SavedQuery): SavedQuery =>
  Object.fromEntries(savedFields.filter((field) => isAsked(field, query)).map((field) => [field, query[field]]));

/** The same as it is written: the search has to take it. Whether one that is edited asks for anything is left to its owner: it may be an old one. */
export const editedQuery = savedQuery.transform(askedOf).superRefine((query, context) => {
  const read = jobSearchQuery.safeParse(query, { error: explainIssue });
  for (const { path, message } of read.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
});

/** A new one has to ask for something, too. */
export const writtenQuery = editedQuery.superRefine((query, context) => {
  if (!asksForSomething(query)) context.addIssue({ code: 'custom', message: nothingAsked });
});

export const savedSearchName = requiredText(limits.savedSearchName, 'Give this search a name');

export const savedSearch = z.object({
  _id: id,
  version: z.int(),
  name: z.string(),
  query: savedQuery,
  alert: z.enum(savedSearchAlerts),
  /** How a paused search told before the pause, and will tell again. Absent where that is not known. */
  alert_before_pause: z.enum(tellingAlerts).optional(),
  created_at: instant,
  /** When a new post was found last. */
  last_alert_at: instant.nullable(),
});
export type SavedSearch = z.infer<typeof savedSearch>;
