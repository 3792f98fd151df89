import { type Currency, limits } from './constants.ts';

const period = String.raw`(?: ?(?:/|per |an? ) ?(?:hr|hour|day|week|wk|month|year|yr)\b)`;
const said = String.raw`\b(?:salary|paying|pay) (?:of )?`;
const atLeast = String.raw`\b(?:over|above|at least|more than|min(?:imum)?(?: of)?|starting at) `;
const amount = String.raw`\d{1,3}(?:[,.]?\d{3}|\.\d{1,2})?`;
const plain = String.raw`(?:${said}(?:${atLeast})?|${atLeast})\d{2,3}[,.]?000\b${period}?`;
const lakhs = String.raw`\b\d{1,2}(?:\.\d)? ?(?:lpa|lakhs?)\b`;

/** `$18 an hour`, `€50,000`, `30/hr`, `over 100k`, `paying 40000`, `12 LPA`; but not the annual report `10k`, nor the plan `401k`. */
export const payInKeyword = new RegExp(
  String.raw`${plain}|(?:${said})?(?:${atLeast})?(?:[$€£₹] ?${amount}k?\b${period}?|\b${amount}${period}|\b(?:[2-9]\d|[1-3]\d\d)k\b${period}?|${lakhs})\+?(?: salary\b)?`,
  'gi',
);

const signs: Readonly<Record<string, Currency>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR' };
/** How many make a year of full time, which is only offered and not taken for granted. */
const periods: readonly (readonly [RegExp, number])[] = [
  [/(?:hr|hour)$/i, 2_080],
  [/day$/i, 260],
  [/(?:week|wk)$/i, 52],
  [/month$/i, 12],
  [/(?:year|yr)$/i, 1],
];
/** Below it nobody knows what a figure without a period is paid for. */
const smallestYear = 10_000;

/** What a keyword says of pay: the words themselves, whole units a year, and the currency where it has its sign. */
export type SaidPay = { said: string; amount: number; currency?: Currency };

/** The first pay that a keyword says outside of quotes; undefined where it says none, or nobody knows how much that is in a year. */
export function payIn(keyword: string): SaidPay | undefined {
  const [said] = keyword.replace(/["“”][^"“”]*["“”]?/g, ' ').match(payInKeyword) ?? [];
  if (said === undefined) return undefined;
  const [figure = ''] = /[\d.,]+/.exec(said) ?? [];
  const isLakhs = /\d ?l/i.test(said);
  const times = isLakhs ? 100_000 : /\dk\b/i.test(said) ? 1_000 : 1;
  const number = Number(figure.replace(/[.,](?=\d{3}$)/, '').replace(',', '.')) * times;
  const perYear = periods.find(([pattern]) => pattern.test(said))?.[1];
  const year = Math.round(number * (perYear ?? 1));
  if ((perYear === undefined && year < smallestYear) || year < 1 || year > limits.pay) return undefined;
  const currency = isLakhs ? 'INR' : signs[/[$€£₹]/.exec(said)?.[0] ?? ''];
  return { said: said.trim(), amount: year, ...(currency && { currency }) };
}
