const instant = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const calendar = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
const minute = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const isCalendarDate = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** "Nov 21, 2026". An instant is shown in the browser's zone, a calendar date as it was written. Nothing for what is no date. */
export function formatDate(value: string | null | undefined): string | undefined {
  const date = new Date(value ?? Number.NaN);
  if (value === null || value === undefined || Number.isNaN(date.getTime())) return undefined;
  return (isCalendarDate(value) ? calendar : instant).format(date);
}

/** "Nov 21, 2026, 9:05 AM", in the browser's zone. */
export function formatDateTime(value: string | null | undefined): string | undefined {
  const date = new Date(value ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : minute.format(date);
}

const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' });

/** "Nov 2026", of a calendar date. */
export function formatMonth(value: string | null | undefined): string | undefined {
  const date = new Date(value ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : month.format(date);
}

type Span = { start_date?: string | undefined; end_date?: string | undefined; is_current?: boolean | undefined };

/** "Mar 2021 – Feb 2024"; what goes on has `now` as its end. */
export function formatSpan({ start_date, end_date, is_current = false }: Span, now = 'Present'): string {
  const ends = [formatMonth(start_date), is_current ? now : formatMonth(end_date)].filter((end) => end !== undefined);
  return [...new Set(ends)].join(' – ');
}

/** Whole months from one calendar date to another, 1 at least: who began and ended in a month was there. */
export function monthsBetween(start: string, end: string): number | undefined {
  const [from, to] = [new Date(start), new Date(end)];
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return undefined;
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return Math.max(1, months - (to.getUTCDate() < from.getUTCDate() ? 1 : 0));
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** "4 yrs 2 mos"; nothing for none. */
export function formatMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && count(years, 'yr'), rest > 0 && count(rest, 'mo')].filter(Boolean).join(' ');
}
