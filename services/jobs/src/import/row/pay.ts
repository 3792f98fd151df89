import { currencies, type Currency } from '@waypost/contracts/constants';
import { otherDollars } from '@waypost/contracts/exchange-rates';

/** Yearly, in whole units. */
export type YearlyPay = { currency: Currency; amount: number; max_amount?: number };

type Signs = readonly (readonly [RegExp, Currency | undefined])[];
const signs: Signs = [
  [/(?<!\p{L})CA?\$|(?<!\p{L})CAD(?!\p{L})/iu, 'CAD'],
  [/(?<!\p{L})US\$|(?<!\p{L})USD(?!\p{L})/iu, 'USD'],
  [/£|(?<!\p{L})GBP(?!\p{L})/iu, 'GBP'],
  [/€|(?<!\p{L})EUR(?:os?)?(?!\p{L})/iu, 'EUR'],
  [/₹|(?<!\p{L})(?:INR|Rs|lakhs?|LPA)(?!\p{L})/iu, 'INR'],
];
/** What is written with the sign of the dollar as well, `A$90,000` or `$90,000 AUD`. */
const isOfOthers = new RegExp(`(?<!\\p{L})(?:CAD|${otherDollars.join('|')})(?!\\p{L})`, 'iu');
const signsWithDollar: Signs = [...signs, [/(?<!\p{L})\$/u, 'USD']];

/** How many of a period make a year. An hour or a day is not here: how many there are, the text does not say. */
const periods: readonly (readonly [RegExp, number | undefined])[] = [
  [/\/\s*hr?\b|\bhourly\b|\bhour\b|stunde|stündlich|\bstd\b|\bheure|\bhoras?\b|\buur\b/i, undefined],
  [/\bdaily\b|\bday\b|\btag\b|täglich|\bjour\b|\bdía|\bdag\b/i, undefined],
  [/\b(?:bi|semi)-?(?:week|month|annual)|\bfortnight/i, undefined],
  [/\bweek(?:ly)?\b|\bwk\b|\bwoche|wöchentlich|\bsemaine|\bsemanal|\bsemana\b/i, 52],
  [/\bmonth(?:ly)?\b|\/\s*mo\b|\bp\.?m\.?\b|monat|\bmois\b|mensuel|\bmes\b|mensual|\bmaand/i, 12],
  [
    /\byear(?:ly)?\b|\bannual(?:ly)?\b|\bannum\b|\bp\.?a\.?\b|\/\s*yr\b|\blpa\b|\byr\b|jahr|jährlich|\ban\b(?! (?:hour|hr))|annuel|\baño|\banual|\bjaar/i,
    1,
  ],
];

/** Plans to save for a pension, called by their paragraph of the US tax code. */
const plans = /(?<![\d$£€₹.,-])40(?:1 ?\(?k|3 ?\(?b)\)?/gi;

/** How long one works, `40 hours/week`, and shares of what is paid, `10%`: figures that are no amounts, and a period of no pay. */
const hoursAWeek =
  /\b\d{1,2}(?:[.,]\d)? ?(?:hours?|hrs?|h|stunden|std\.?) ?(?:\/|an?|per|pro|each) ?(?:week|wk|woche)\b/gi;
const shares = /\d{1,3}(?:[.,]\d{1,2})? ?%/g;

const smallestYear = 1_000;
/** Below it, of what says no period, a month is meant as likely; a rupee is a hundredth of the others. */
const smallestUnsaid = (currency: Currency) => (currency === 'INR' ? 100_000 : 10_000);
const largestYear = 1_000_000_000;

function amountsIn(text: string): number[] {
  const found = [
    ...text.matchAll(/(\d+(?:[.,]\d+| \d{3}(?!\d))*)\s*(k\b|m\b|lakhs?\b|lacs?\b|lpa\b|cr(?:ore)?s?\b)?/gi),
  ];
  const units = found.map(([, , unit]) => unit?.toLowerCase());
  // '$50-60k' and '10-12 LPA': the unit after the last figure counts for the first, too.
  const shared = units.at(-1);
  return found.map(([, figure = ''], index) => {
    const number = numberOf(figure);
    const unit = units[index] ?? (number < 1_000 ? shared : undefined);
    if (unit === undefined) return number;
    if (unit === 'k') return number * 1_000;
    if (unit === 'm') return number * 1_000_000;
    return number * (unit.startsWith('c') ? 10_000_000 : 100_000);
  });
}

/** `52.000,00`, `52,000.00`, `52 000`, `52.5`. */
function numberOf(figure: string): number {
  const plain = figure.replaceAll(' ', '');
  if (/,\d{1,2}$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'));
  return Number(plain.replaceAll(',', '').replace(/\.(?=\d{3}\b)/g, ''));
}

/** What the text says where it says one thing; undefined where it says several, or what is not known. */
function onlyOne<Meaning>(patterns: readonly (readonly [RegExp, Meaning])[], text: string): Meaning | undefined {
  const said = new Set(patterns.filter(([pattern]) => pattern.test(text)).map(([, meaning]) => meaning));
  return said.size === 1 ? [...said][0] : undefined;
}

function currencyIn(text: string, hint: string | undefined): Currency | undefined {
  if (!hint?.trim()) return onlyOne(isOfOthers.test(text) ? signs : signsWithDollar, text);
  return currencies.find((code) => code === hint.trim().toUpperCase()) ?? onlyOne(signsWithDollar, hint);
}

const isPeriodSaid = (text: string) => periods.some(([pattern]) => pattern.test(text));

/**
 * `$50k-60k a year`, `£32,000 per annum`, `10-12 LPA`, `€4,500 per month`. Hints go before what the text says. Without one currency
 * that is known, by the hour, of several periods, or with more figures than a range has, it is not known what a year pays: undefined.
 */
export function payIn(written: string, hints: { currency?: string; period?: string } = {}): YearlyPay | undefined {
  const text = written.replaceAll(/\s/g, ' ').replace(plans, ' ').replace(hoursAWeek, ' ').replace(shares, ' ');
  const currency = currencyIn(text, hints.currency);
  const period = hints.period?.trim().replaceAll('_', ' ') || text;
  const isSaid = period !== text || isPeriodSaid(text);
  const perYear = isSaid ? onlyOne(periods, period) : 1;
  const amounts = amountsIn(text);
  if (!currency || perYear === undefined || amounts.length === 0 || amounts.length > 2) return undefined;
  if (!amounts.every(Number.isFinite)) return undefined;

  const [low = 0, high = low] = amounts.map((amount) => Math.round(amount * perYear));
  if (low < (isSaid ? smallestYear : smallestUnsaid(currency)) || high > largestYear || high < low) return undefined;
  if (amounts.length === 2) return { currency, amount: low, max_amount: high };
  return /\bup to\b|\bmax/i.test(text) ? { currency, amount: 0, max_amount: low } : { currency, amount: low };
}
