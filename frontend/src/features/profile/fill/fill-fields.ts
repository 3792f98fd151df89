import type { WrittenSpan } from '@waypost/contracts/entities/resume-content';
import type { LookupValue } from '../../../ui/fields/combo/lookup.ts';

/** What a field of what was found holds. */
export type FieldValue = string | boolean | LookupValue | null;
export type Values = Readonly<Record<string, FieldValue>>;

export type FillField = {
  name: string;
  label: string;
  kind: 'line' | 'text' | 'date' | 'city' | 'tick' | 'choice';
  options?: readonly { value: string; label: string }[];
  limit?: number;
  hint?: string;
  isOptional?: boolean;
};

export const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const textIn = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};
export const isTicked = (values: Values, name: string): boolean => values[name] === true;
export const cityIn = (values: Values): LookupValue | null => {
  const { city } = values;
  return typeof city === 'object' ? (city ?? null) : null;
};

/** A resume names months and years: the first day, and January, stand in for what it does not say. */
const dayOf = (written: string | undefined) =>
  written === undefined ? '' : `${written.length === 4 ? `${written}-01` : written}-01`;

/** When something was, as the fields of a profile hold it. What ends later than today still goes on. */
export function spanValues({ start, end, is_current }: WrittenSpan, today: string) {
  const end_date = dayOf(end);
  const goesOn = is_current || end_date > today;
  return { start_date: dayOf(start), end_date: goesOn ? '' : end_date, is_current: goesOn };
}
export { dayOf };

export const endOf = (values: Values) => (isTicked(values, 'is_current') ? '' : textIn(values, 'end_date'));

/** @param current what is ticked while it goes on. */
export const spanFields = (values: Values, current: string, startHint?: string): FillField[] => [
  {
    name: 'start_date',
    label: 'Start date',
    kind: 'date',
    ...(startHint !== undefined && { hint: startHint, isOptional: true }),
  },
  ...(isTicked(values, 'is_current')
    ? []
    : [{ name: 'end_date', label: 'End date', kind: 'date', isOptional: true } as const]),
  { name: 'is_current', label: current, kind: 'tick' },
];
