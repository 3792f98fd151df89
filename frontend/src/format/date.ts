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
