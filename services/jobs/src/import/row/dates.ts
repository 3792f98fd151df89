import { z } from 'zod';

/** Exports write `0001-01-01` or 1970 where there is no date. */
const earliest = Date.UTC(2000);

const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const firstLetters = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const weekday = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?';
const month = `(?<month>${monthNames})\\.?`;
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const time =
  '(?:(?:T|,? (?:at )?)(?<hour>\\d{1,2})(?<clock>:\\d{2})(?<seconds>:\\d{2}(?:\\.\\d{1,9})?)?(?: ?(?<half>[ap])\\.?m\\.?)? ?(?:Z|UTC|GMT|(?<hours>[+-]\\d{2})(?::?(?<minutes>\\d{2}))?)?)?';

/** In figures alone only what begins with the year, or has the full stops of who begins with the day: of `11/12/2025` nobody knows which is the month. */
const forms = [
  '(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>\\d{4})',
  '(?<year>\\d{4})(?<between>[-/])(?<month>\\d{2})\\k<between>(?<day>\\d{2})',
  `${weekday}${day}[ -]${month},?[ -](?<year>\\d{4})`,
  // As Excel writes it by itself.
  `${day}-${month}-(?<shortYear>\\d{2})`,
  `${weekday}${month} ${day},? (?<year>\\d{4})`,
].map((form) => new RegExp(`^${form}${time}$`, 'i'));

/** Seconds or milliseconds since 1970. */
const epoch = /^(?<seconds>\d{9,10})(?<milliseconds>\d{3})?(?:\.0+)?$/;

const existing = z.iso.datetime({ offset: true });

/** When a text says that something was, as ISO 8601 in UTC, which also counts where no zone is said; undefined where it can be read in two ways. */
export function dateIn(text: string, now: Date): string | undefined {
  const at = epochIn(text) ?? writtenIn(text);
  return at !== undefined && at >= earliest && at <= now.getTime() ? new Date(at).toISOString() : undefined;
}

function epochIn(text: string): number | undefined {
  const { seconds, milliseconds = '000' } = epoch.exec(text)?.groups ?? {};
  return seconds === undefined ? undefined : Number(seconds + milliseconds);
}

function writtenIn(text: string): number | undefined {
  const found = forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return undefined;
  const {
    shortYear,
    year = `20${shortYear}`,
    month: said = '',
    day: dayOfMonth = '',
    hour = '0',
    half,
    clock = ':00',
    seconds = ':00',
    hours,
    minutes = '00',
  } = found;
  const byName = firstLetters.indexOf(said.slice(0, 3).toLowerCase()) + 1;
  const date = [year, twoFigures(byName === 0 ? said : byName), twoFigures(dayOfMonth)].join('-');
  const written = `${date}T${twoFigures(hourOfDay(Number(hour), half))}${clock}${seconds}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`;
  // Dates that there are not, `Date` takes for others.
  return existing.safeParse(written).success ? Date.parse(written) : undefined;
}

/** Twelve at night is the hour 0; of the afternoon there is no hour 15. */
function hourOfDay(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return Infinity;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

const twoFigures = (number: number | string) => String(number).padStart(2, '0');
