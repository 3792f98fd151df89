import { currencies, limits, type Currency, type WorkMode } from '@waypost/contracts/constants';

type Place = { start: number; end: number };
export type StatedMode = Place & { work_mode: WorkMode };
export type StatedPay = Place & {
  currency: Currency;
  minimum: number;
  maximum?: number;
  per: 'year' | 'month' | 'day' | 'hour';
};

const modes: readonly (readonly [WorkMode, RegExp])[] = [
  [
    'Onsite',
    /\b(?:(?:no|not(?:\s+an?)?)\s+(?:remote|hybrid|telecommut\w+)(?:\s+(?:work|option|role|position)s?)?|remote\s+(?:work\s+)?is\s+not\s+\w+|(?:fully|100\s?%)\s+(?:on[- ]?site|in[- ]office)|on[- ]?site\s+(?:only|role|position|job|work\s+required)|(?:this\s+is\s+an\s+|must\s+work\s+|work\s+is\s+)(?:on[- ]?site|in[- ]office)|in[- ]office\s+(?:role|position|only))\b|(?:^|[.!;•]\s|\blocation\s*:\s*)(?:on[- ]?site|in[- ]office)(?=\s*(?:[.;,•(]|$))/im,
  ],
  [
    'Hybrid',
    /\b(?:hybrid\s+(?:work(?:ing)?|role|position|schedule|model|setup|arrangement|remote)|(?:work\s+)?hybrid(?:ly)?\s*(?=[,;.)(]|$)|(?:\d|one|two|three|four)(?:\s?[-–]\s?\d)?\s+days?\s+(?:a|per|each)\s+week\s+(?:in\s+(?:the|our)\s+office|on[- ]?site|from\s+home|remote(?:ly)?)|(?:\d|one|two|three|four)\s+days?\s+in\s+(?:(?:the|our)\s+)?office|hybrid[\s:,(–-]{1,3}(?:\d|one|two|three|four)(?:\s?[-–]\s?\d)?\s+days?\b|partly\s+remote|partially\s+remote)/im,
  ],
  [
    'Remote',
    /(?:\b(?:fully|100\s?%|completely|entirely|permanently)\s+remote\b|\bremote[- ](?:first|only|position|role|job|opportunity|work\s+(?:environment|position))\b|\b(?:work(?:ing)?|job|position|role|based|is)\s+(?:fully\s+)?remote(?:ly)?\b(?!\s+(?:teams?|sites?|sensing|monitoring|access|support|control))|\bwork(?:ing)?\s+from\s+(?:home|anywhere)\b(?!\s+(?:day|option|possib|allowance|flexib|occasion|policy|sometimes|at\s+times|once|when|if|as\s+needed|(?:\w+\s+){1,3}days?\b))|\btelecommut(?:e|ing)\s+(?:position|role|job|full)|\bremote\s*(?:\((?:us|uk|eu|worldwide|anywhere)[^)]{0,20}\)|[-–,]\s*(?:us|usa|uk|eu|worldwide|anywhere)\b)|[([]\s*remote\s*[)\]]|\blocation\s*:\s*remote\b)/i,
  ],
];

/** Where a post says that the work is done; the first that says so plainly, and what forbids remote work before what allows it. */
export function statedMode(text: string): StatedMode | undefined {
  for (const [work_mode, pattern] of modes) {
    const match = pattern.exec(text);
    if (match !== null) return { work_mode, start: match.index, end: match.index + match[0].trimEnd().length };
  }
  return undefined;
}

const signs: Readonly<Record<string, Currency>> = {
  $: 'USD',
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  Rs: 'INR',
};
const sign = `US\\$|CA?\\$|[$€£₹]|Rs\\.?|${currencies.join('|')}`;
/** "12,00,000" is how amounts are grouped in India. */
const number = `\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d{2})?|\\d{1,3}(?:[,.  ]\\d{3})+(?:\\.\\d{2})?|\\d{2,7}(?:\\.\\d{1,2})?`;
const period = `[\\s,]{0,3}(?:gross\\s+)?(?:/|per\\s+|an?\\s+|each\\s+|p\\.?\\s?)\\s?(?:years?|yr|annum|a\\b|months?|mo\\b|days?|hours?|hr|h\\b)|\\s*\\b(?:annually|yearly|hourly|monthly)`;
const until = `\\s?(?:[-–—]|to)\\s?`;
const amounts = new RegExp(
  `(?<![\\w.])(?<before>${sign})?\\s?(?<low>${number})\\s?(?<lowK>k)?(?:(?<lowPer>${period})(?=${until}(?:${sign})))?(?:${until}(?:${sign})?\\s?(?<high>${number})\\s?(?<highK>k)?)?(?![\\d%])(?:\\s?(?<behind>${currencies.join('|')}|€|£))?(?<per>${period})?`,
  'giu',
);
/** Hundreds of thousands of rupees a year. */
const lakhs =
  /(?<![\w.,])(?:(?:₹|\bRs\.?|\bINR)\s?)?(?<low>\d{1,3}(?:\.\d{1,2})?)(?:\s?(?:[-–—]|to)\s?(?:(?:₹|Rs\.?|INR)\s?)?(?<high>\d{1,3}(?:\.\d{1,2})?))?\s?(?:LPA\b|(?:lakhs?|lacs?)\s?(?:per\s+(?:annum|year)|p\.?a\b|\/\s?(?:annum|year)))/iu;
const speaksOfPay =
  /\b(?:salary|salaries|pay|pays|paid|comp(?:ensation)?|wages?|remuneration|base|ote|ctc|earn(?:ings)?|rate)\b/i;
const speaksOfElse =
  /^(?:\+?\s?(?:(?:sign(?:ing|-on)|referral|retention)\s+)?bonus|\s?\+?\s?(?:m\b|mm\b|bn?\b|million|billion|lakh|crore|in\s+(?:funding|revenue|sales|assets)|users|customers|employees|(?:[a-z]+\s+){0,3}(?:budget|allowance)\b))/i;
const afterElse =
  /\bbonus(?:es)?\s+(?:of\s+)?(?:up\s+to\s+)?$|\b(?:budgets?|revenues?|turnover)(?:\s*(?::|of|is|over|up\s+to|about|around|more\s+than|exceeding)){0,2}\s*$/i;

/** What a post says that it pays, where it says so first. */
export function statedPay(text: string): StatedPay | undefined {
  const [first] = [payIn(text), lakhsIn(text)].filter((pay) => pay !== undefined).toSorted((a, b) => a.start - b.start);
  return first;
}

function lakhsIn(text: string): StatedPay | undefined {
  const match = lakhs.exec(text);
  if (match === null) return undefined;
  const [minimum, maximum] = [match.groups?.['low'], match.groups?.['high']].map((written) =>
    written === undefined ? undefined : Math.round(Number(written) * 100_000),
  );
  if (minimum === undefined || minimum === 0 || (maximum !== undefined && maximum < minimum)) return undefined;
  if (afterElse.test(text.slice(Math.max(0, match.index - 60), match.index))) return undefined;
  const place = { start: match.index, end: match.index + match[0].length };
  return { currency: 'INR', minimum, ...(maximum !== undefined && { maximum }), per: 'year', ...place };
}

/** The first amounts that are of a currency, and of pay by the words around them. */
function payIn(text: string): StatedPay | undefined {
  for (const match of text.matchAll(amounts)) {
    const { groups = {}, index } = match;
    const { before, behind, low = '', high, lowK, highK, lowPer = '', per = lowPer } = groups;
    const currency = currencyOf(before ?? behind);
    if (currency === undefined) continue;
    const end = index + match[0].trimEnd().length;
    const lead = text.slice(Math.max(0, index - 60), index);
    if (speaksOfElse.test(text.slice(end, end + 30)) || afterElse.test(lead)) continue;
    const said = lead.split(/[.!?]\s|\n/).at(-1) ?? '';
    // "€80k-100k" alone in a sentence is what is paid.
    const isAlone =
      high !== undefined && /^[\s•·*▪●–-]*$/.test(said) && /^\s*(?:[.;,(+\n]|$)/.test(text.slice(end, end + 8));
    if (per === '' && !speaksOfPay.test(said) && !isAlone) continue;
    // "Up to $160K" says nothing of the least.
    if (high === undefined && /\b(?:up\s+to|pay\s+to|max(?:imum)?(?:\s+of)?|earn\s+to)\s*$/i.test(lead)) continue;
    const values = [valueOf(low, lowK ?? highK), ...(high === undefined ? [] : [valueOf(high, highK)])];
    const [minimum = 0, maximum] = values;
    const period = periodOf(per, minimum);
    if (minimum <= 0 || period === undefined || (maximum !== undefined && maximum < minimum)) continue;
    if ((maximum ?? minimum) > limits.pay) continue;
    return {
      currency,
      minimum,
      ...(maximum !== undefined && { maximum }),
      per: period,
      start: index + (match[0].length - match[0].trimStart().length),
      end,
    };
  }
  return undefined;
}

function currencyOf(written: string | undefined): Currency | undefined {
  if (written === undefined) return undefined;
  const code = written.toUpperCase();
  return currencies.find((one) => one === code) ?? signs[code] ?? signs[written.replace('.', '')];
}

const valueOf = (written: string, thousands: string | undefined) =>
  Math.round(Number(written.replace(/[,.  ](?=(?:\d{2},)*\d{3}(?!\d))/g, '')) * (thousands === undefined ? 1 : 1000));

/** By its word, else by what is usual: nobody earns 30 a year. */
function periodOf(per: string, amount: number): StatedPay['per'] | undefined {
  if (/h(?:ou)?r|\bh\b/i.test(per)) return 'hour';
  if (/day/i.test(per)) return 'day';
  if (/mo/i.test(per)) return 'month';
  if (per !== '') return amount >= 1000 ? 'year' : undefined;
  if (amount >= 10_000) return 'year';
  return amount <= 200 ? 'hour' : undefined;
}
