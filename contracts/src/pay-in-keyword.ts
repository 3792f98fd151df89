import { type Currency, limits } from './constants.ts';

const period = String.raw`(?:\+? ?(?:/|p/|per |an? ) ?(?:h|hr|hour|day|week|wk|month|year|yr|annum)\b| (?:hour|week|month|year)ly\b)`;
const said = String.raw`\b(?:salary|earn|earning|paying|pay|ote)(?: range)?:? (?:of )?`;
const atLeast = String.raw`\b(?:over|above|at least|more than|min(?:imum)?(?: of)?|starting at|between|up to) `;
const amount = String.raw`\d{1,3}(?:[,.]?\d{3}|[.,]\d{1,2})?`;
/** "60 000", also with the thin blank of typesetters. */
const spaced = String.raw`\d{2,3}\s\d{3}`;
const sign = String.raw`(?:\b(?:us|ca?))?[$€£₹]`;
const code = String.raw`(?:[$€£](?! ?\d)|(?:eur(?:os?)?|usd|dollars?|gbp|inr)\b)`;
const plain = String.raw`(?:${said}(?:${atLeast})?|${atLeast})\d{2,3}[,.]?000(?: ?(?:[-–]|to|and) ?\d{2,3}[,.]?000)?\b(?: ?${code})?${period}?`;
const coded = String.raw`\b(?:${amount}|\d{1,3}\s\d{3})k?\+? ?${code}${period}?|\b(?:eur|usd|gbp|inr|rs\.?) ?\d{1,3}(?:[,.]?\d{3}|k)\b${period}?`;
const lakhs = String.raw`\b\d{1,2}(?:\.\d)? ?(?:lpa|lakhs?)\b${period}?`;
const signed = String.raw`${sign} ?(?:\d{2,3}\s[05]00(?![\dk%])|${amount})(?:(?:k\b|\b)(?:${period}| ?p\.?[ah]\b\.?)?|p\.?[ah]\b)`;
const behind = String.raw`\+?(?: (?:salary|ote|gross|brutto)\b)?`;
const figures = String.raw`\b(?:(?!\d\d? [wmy]\w+ly\b)${amount}(?: (?:pounds|bucks))?${period}|(?:[2-9]\d|[1-3]\d\d)k\b${period}?)`;
/** What a range begins with. The number of 'level 3 - $20/hr' and 'engineer 2 - 120k' is none, that of '8-10/hr' and '8 to 10 lpa' is. */
const from = String.raw`(?:(?:${sign} ?|\b(?!\d ?(?:[-–]|to)(?! ?\d\d?(?![\dk]|[.,]\d{3}))|\d\d ?(?:[-–]|to) ?[$€£₹]))(?:${spaced}(?= ?(?:[-–]|to) ?(?:${sign} ?)?${spaced})|${amount})k? ?(?:[-–]|to ) ?)?`;

/**
 * `$18 an hour`, `€50,000`, `45.000 €`, `30/hr`, `over 100k`, `paying 40000`, `8-12 LPA`, `60k to 70k usd`; but not the annual report
 * `10k`, nor the plan `401k`.
 */
export const payInKeyword = new RegExp(
  String.raw`${plain}|(?:${said})?(?:${atLeast})?${from}(?:${coded}|${signed}|${figures}|${lakhs})${behind}`,
  'gi',
);

const end = new RegExp(`${behind}$`, 'i');
const currencySaid = /(?:\bca?)?\$|[€£₹]|eur|usd|dollar|gbp|pounds|inr|\brs/i;
const signs: Readonly<Record<string, Currency>> = {
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  '€': 'EUR',
  eur: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  '₹': 'INR',
  inr: 'INR',
  rs: 'INR',
};
/** How many make a year of full time, which is only offered and not taken for granted. */
const periods: readonly (readonly [RegExp, number])[] = [
  [/(?:\b|p\.?)h(?:r|our|ourly)?\.?$/i, 2_080],
  [/day$/i, 260],
  [/(?:week|wk|weekly)$/i, 52],
  [/month(?:ly)?$/i, 12],
  [/(?:year|yearly|yr|annum|p\.?a\.?)$/i, 1],
];
/** Below it nobody knows what a figure without a period is paid for. */
const smallestYear = 10_000;

/** What a keyword says of pay: the words themselves, whole units a year, and the currency where it has its sign. */
export type SaidPay = { said: string; amount: number; currency?: Currency };

/** The first pay that a keyword says outside of quotes; undefined where it says none, or nobody knows how much that is in a year. */
export function payIn(keyword: string): SaidPay | undefined {
  const [said] = keyword.replace(/["“”][^"“”]*["“”]?/g, ' ').match(payInKeyword) ?? [];
  // Of 'up to 60k' nobody asks for more.
  if (said === undefined || /\bup to /i.test(said)) return undefined;
  const [figure = ''] = /\d[\d.,]*/.exec(said.replace(/(\d)\s(?=\d{3}\b)/, '$1')) ?? [];
  const isLakhs = /\d ?l/i.test(said);
  const times = isLakhs ? 100_000 : /\dk\b/i.test(said) ? 1_000 : 1;
  const number = Number(figure.replace(/[.,](?=\d{3}$)/, '').replace(',', '.')) * times;
  const paid = said.replace(end, '');
  const perYear = periods.find(([pattern]) => pattern.test(paid))?.[1];
  const year = Math.round(number * (perYear ?? 1));
  if ((perYear === undefined && year < smallestYear) || year < 1 || year > limits.pay) return undefined;
  const currency = isLakhs ? 'INR' : signs[currencySaid.exec(said)?.[0].toLowerCase() ?? ''];
  return { said: said.trim(), amount: year, ...(currency && { currency }) };
}
