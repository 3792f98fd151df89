import { currencies, type Currency } from '@waypost/contracts/constants';

/** Yearly, in whole units. */
export type YearlyPay = { currency: Currency; amount: number; max_amount?: number };

const symbols: readonly (readonly [RegExp, Currency])[] = [
  [/CA?\$|CAD/i, 'CAD'],
  [/US\$|USD|\$/i, 'USD'],
  [/£|GBP/i, 'GBP'],
  [/€|EUR/i, 'EUR'],
  [/₹|INR|\bRs\.?|\blakhs?\b|\bLPA\b/i, 'INR'],
];

/** How many of a period make a year. An hour or a day is not here: how many there are, the text does not say. */
const periods: readonly (readonly [RegExp, number | undefined])[] = [
  [/\bper hour\b|\ban hour\b|\/\s*(?:hr|hour)\b|\bhourly\b|\bhour\b/i, undefined],
  [/\bper day\b|\ba day\b|\/\s*day\b|\bdaily\b|\bday\b/i, undefined],
  [/\bweek(?:ly)?\b/i, 52],
  [/\bmonth(?:ly)?\b|\/\s*mo\b|\bp\.?m\.?\b/i, 12],
  [/\byear(?:ly)?\b|\bannual(?:ly)?\b|\bannum\b|\bp\.?a\.?\b|\/\s*yr\b|\blpa\b|\byr\b/i, 1],
];

const smallestYear = 1_000;
const largestYear = 1_000_000_000;

function amountsIn(text: string): number[] {
  const found = [...text.matchAll(/(\d[\d,. ]*\d|\d)\s*(k\b|m\b|lakhs?\b|lacs?\b|lpa\b|cr(?:ore)?s?\b)?/gi)];
  const units = found.map(([, , unit]) => unit?.toLowerCase());
  // '$50-60k' and '10-12 LPA': the unit after the last figure counts for the first, too.
  const shared = units.at(-1);
  return found.map(([, figure = ''], index) => {
    const number = Number(figure.replaceAll(/[, ]/g, '').replace(/\.(?=\d{3}\b)/g, ''));
    const unit = units[index] ?? (number < 1_000 ? shared : undefined);
    if (unit === undefined) return number;
    if (unit === 'k') return number * 1_000;
    if (unit === 'm') return number * 1_000_000;
    return number * (unit.startsWith('c') ? 10_000_000 : 100_000);
  });
}

/**
 * `$50k-60k a year`, `£32,000 per annum`, `10-12 LPA`, `€4,500 per month`. Without a currency, by the hour, or with more figures
 * than a range has, it is not known what a year pays: undefined.
 */
export function payIn(text: string, hints: { currency?: string; period?: string } = {}): YearlyPay | undefined {
  const currency =
    currencies.find((code) => code === hints.currency?.trim().toUpperCase()) ??
    symbols.find(([pattern]) => pattern.test(text))?.[1];
  const period = periods.find(([pattern]) => pattern.test(`${hints.period ?? ''} ${text}`));
  const perYear = period ? period[1] : 1;
  const amounts = amountsIn(text);
  if (!currency || perYear === undefined || amounts.length === 0 || amounts.length > 2) return undefined;

  const [low = 0, high = low] = amounts.map((amount) => Math.round(amount * perYear));
  if (low < smallestYear || high > largestYear || high < low) return undefined;
  if (amounts.length === 2) return { currency, amount: low, max_amount: high };
  return /\bup to\b|\bmax/i.test(text) ? { currency, amount: 0, max_amount: low } : { currency, amount: low };
}
