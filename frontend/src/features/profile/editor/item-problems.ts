import { profileMessages } from '@waypost/contracts/entities/profile-messages';
import { profileSections } from '@waypost/contracts/entities/profile-sections';
import { explainIssue } from '@waypost/contracts/explain-issue';
import { inList } from '../../../forms/in-list.ts';
import type { Problem } from '../../../forms/server-refusals.ts';
import { fieldOf, type ItemEditor, type ItemForm } from './item-editor.ts';

const { required, startInFuture, endInFuture, issueInFuture } = profileMessages;

/** In a list of problems; what is said of all fields is said of none alone. */
export const itemProblemInList = (label: string | undefined, message: string): string =>
  message === required ? message : inList(label, message);

const sideOf: Readonly<Record<string, string>> = { start_date: 'start', end_date: 'end' };

/** A date's problem says which date it is of. */
function worded({ field, message }: Problem): Problem {
  const side = sideOf[field];
  return side === undefined || message === required
    ? { field, message }
    : { field, message: `Invalid ${side} date: ${message}` };
}

const inFuture = { start_date: startInFuture, end_date: endInFuture, issue_date: issueInFuture } as const;

/** The contract allows whatever is today anywhere; a person's own day may be one or two earlier. */
const futureDates = (written: object, today: string): Problem[] =>
  Object.entries(inFuture).flatMap(([field, message]) => {
    const date: unknown = Reflect.get(written, field);
    const isOver = field === 'end_date' && Reflect.get(written, 'is_current') === true;
    return typeof date === 'string' && date > today && !isOver ? [{ field, message }] : [];
  });

/** What is wrong with an item, by its fields, in the words of the contract; one thing a field. */
export function problemsOf(editor: ItemEditor, form: ItemForm, today: string): Problem[] {
  const written = editor.write(form);
  const parsed = profileSections[editor.section].safeParse(written, { error: explainIssue });
  const issues = parsed.success ? [] : parsed.error.issues;
  const missing = (editor.required ?? []).filter((field) => form[field] === '');
  const problems = [
    ...missing.map((field) => ({ field, message: required })),
    ...issues.map(({ path, message }) => ({ field: fieldOf(editor, path), message })),
    ...futureDates(written, today),
  ];
  const order = Object.keys(editor.labels);
  return problems
    .filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at)
    .map(worded)
    .toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}
