import { currencies, limits, type Currency } from '@waypost/contracts/constants';
import { matchesIn } from '../reading/text/matches-in.ts';
import { isOtherBefore, isOtherBehind, isOtherDollarBefore, isOtherDollarBehind } from './other-money.ts';
import { leastOfDay, ofContractor, periodIn, periodWords, type PayPeriod } from './pay-period.ts';

export type StatedPay = {
  /** Not there where the amounts stand alone: "Salary: 60–70k". */
  currency?: Currency;
  /** In whole units, of an hour and of a day with what is behind the point. */
  minimum: number;
  maximum?: number;
  per: PayPeriod;
  start: number;
  end: number;
};

const signs: Readonly<Record<string, Currency>> = {
  $: 'USD',
  US$: 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  Rs: 'INR',
  '/-': 'INR',
};
/** "55–65 Tsd. €" */
const thousand = 'k|tsd\\.?|tausend';
const sign = `US\\$|CA?\\$|[$€£₹]|Rs\\.?|${currencies.join('|')}`;
const signBehind = `(?:euros?|${currencies.join('|')})(?!\\p{L})|[€£$](?!\\s?\\d)|/-(?!\\d)`;
/** "12,00,000" is how amounts are grouped in India. */
const number = `\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d{2})?|\\d{1,3}(?:[,. ]\\d{3})+(?:[.,]\\d{2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,2})?(?![.,]?\\d)`;
/** "CAD $85,000", "$28-32/hr CAD". */
const isCanadian = (lead: string, behind: string) =>
  /(?<!\p{L})CAD\s?$/u.test(lead) || /^\s?CAD(?!\p{L})/u.test(behind);
/** "45 000 $ à 52 000 $" is how French writes dollars, which are those of Québec. */
const isQuebec = /\d\s\$/u;
/** "$9,000 mensuales" are pesos. */
const isOfPesos = /mensual|mes$/iu;

/** From one amount to the next, and the words of a pair: "entre 30.000 y 35.000 €". */
const until = `\\s?[-–—]\\s?|\\s(?:to|bis|à|a|tot)\\s`;
const pair = { begins: 'between|zwischen|entre|tussen', joins: '\\s(?:and|und|et|y|en)\\s' };

const amountsBy = (before: string, joined: string) =>
  new RegExp(
    [
      `(?:(?<![\\w.,])|(?<=\\p{L})(?=[$€£]))${before}(?<before>${sign})?\\s?(?<low>${number})(?:,[-–]{1,2})?(?:\\s?(?<lowK>${thousand}))?`,
      `(?:\\s?(?<middle>${signBehind})(?=(?:${periodWords})?(?:${joined})\\d))?`,
      `(?:(?<lowPer>${periodWords})(?=(?:${joined})(?:(?:${sign})|[\\d.,]{1,10}\\s?[$€£](?:${periodWords}))))?`,
      `(?:(?:${joined})(?:${sign})?\\s?(?<high>${number})(?:,[-–]{1,2})?(?:\\s?(?<highK>${thousand}))?)?(?![\\d%])(?:\\+(?=${periodWords}))?`,
      `(?:\\s?(?<behind>${signBehind}))?(?<per>${periodWords})?`,
    ].join(''),
    'giu',
  );
const amounts = [amountsBy('', until), amountsBy(`(?<=\\b(?:${pair.begins})\\s)`, pair.joins)];

/** Hundreds of thousands of rupees a year. */
const lakhs =
  /(?<![\w.,])(?:(?:₹|\bRs\.?|\bINR)\s?)?(?<low>\d{1,3}(?:\.\d{1,2})?)(?:\s?(?:[-–—]|to)\s?(?:(?:₹|Rs\.?|INR)\s?)?(?<high>\d{1,3}(?:\.\d{1,2})?))?\s?(?:LPA\b|(?:lakhs?|lacs?)\s?(?:per\s+(?:annum|year)|p\.?a\b|\/\s?(?:annum|year)))/iu;
const speaksOfPay =
  /\b(?:salary|salaries|pay|pays|paid|comp(?:ensation)?|wages?|remuneration|base|ctc|tjm|tagessatz|stundensatz|basic(?=:? (?:of )?$)|earn(?:ings)?|rate|(?:hiring|hourly) range|(?:\p{L}+)?(?:gehalt|lohn)|vergütung|verdienst|salaires?|rémunération|salarios?|sueldo|retribución|remuneración|salaris|stipendio|retribuzione|RAL|salários?|remuneração|wynagrodzenie)(?!\p{L})/iu;
/** What amounts of no currency stand behind: "Salary: 60–70k". */
const labelsPay =
  /\b(?:salary|pay|comp(?:ensation)?|ctc|\p{L}*gehalt|ral|salaire|salario|sueldo|salário)(?: (?:range|band))?\s?(?:[:–-]|is|of|from|between)?\s?$/iu;
/** "Day rate: 500" */
const labelsDay =
  /\b(?:(?:day|daily) rate|tagessatz|tjm|dagtarief|tarifa diaria)(?: range)?\s?(?:[:–-]|is|of|from|between)?\s?$/iu;
/** "Daily rate: 120 calls" */
const isCounted = /^\s(?!(?:in|out)side\b|umbrella\b|depending\b|negotiable\b|plus\b)\p{L}/iu;
/** What may be reached, if sales are made, is not what is paid: "OTE: £60k", "£60k OTE"; "£30k, OTE £60k" says both. */
const ofTarget = {
  before: /\bOTE(?: (?!bas|salary|plus|top|on\b)\p{L}+){0,4}\s?[:–-]?\s?$/iu,
  behind: /^,?\s?(?:\(OTE\b(?![^)\n]*(?:[£$€₹]\s?\d|\d{2}))|OTE\b(?!\s?:?\s?[£$€₹]?\d|[^,\d\n.]{0,12}\d))/i,
};
const speaksOfElse =
  /^(?:\+?\s?(?:(?:sign(?:ing|-on)|referral|retention)\s+)?bonus|\s?\+?\s?(?:m\b|mm\b|bn?\b(?!\/)|million|billion|mio\b|mrd\b|millones|lakh|crore|in\s+(?:funding|revenue|sales|assets)|(?:de\s+)?(?:prime|chiffre d['’]affaires|facturación)|umsatz|users|customers|employees|(?:[a-z]+\s+){0,3}(?:budget|allowance)\b|(?:for\s+|towards?\s+)?(?:(?!(?:and|as|in|or|plus|with)\b)[a-z]+\s+){0,3}(?:stipend|reimbursement|incentives?|subsid(?:y|ies)|differential)\b))/i;
/** "£55,000 per annum + car allowance" is what is paid, and "+$1.00/hr" for speaking Spanish what is added to it. */
const addsBehind = /^\s\+\s(?!(?:m|mm|bn?|million|billion|lakh|crore)\b)/i;
const isAdded = /\+\s?$/;
/** "$70k to $90k base plus benefits", "€75,000 – €95,000 depending on experience". */
const paysBehind =
  /^,?\s(?:\(?OTE|depend(?:s|ing|ent)\son|based\son|commensurate|(?:selon|je nach|según|afhankelijk van)\s(?:compétences|erfahrung|ervaring|expérience|experiencia|perfil|profil|qualifikation|valía)|negotiable|plus|base|gross|brut(?:t?o|s)?s?|salary|DOE)\b/iu;
/** "£55k + bonus", alone; "Deals of £55k + commission" are none. */
const hasMore = {
  before: /(?:^|[.!?;,•·|(–—\n-])\s*$|\p{L}$/u,
  behind: /^,?\s\+\s(?:benefits|(?:\p{L}+\s)?(?:bonus|commission|equity|pension)|car|package|vsop)\b/iu,
};
/** "San Mateo, CA$80/hour" is paid in California, and what stands behind a city alone is what is paid there. */
const behindCity = /\p{Lu}\p{Ll}+,\s(?:[A-Z]{2}\s?)?$/u;
const afterElse =
  /\b(?:bonus(?:es)?|prämie|primes?|tronc|tips)\s+(?:(?:of|von|de|approx\.?|around|about)\s+)?(?:up\s+to\s+)?$|\b(?:(?:[a-z]+)?budgets?|revenues?|turnover|umsatz|chiffre d['’]affaires|facturación)(?:\s*(?::|of|is|over|up\s+to|about|around|more\s+than|exceeding|von|de|über)){0,2}\s*$/i;
/** "$25 per visit" is not of an hour. */
const ofPiece =
  /^ ?(?:(?:per|an?|each) |\/)(?:call|case|class|delivery|drop|head|hire|lead|lesson|load|mile|patient|piece|sale|session|shift|student|unit|visit|word)(?!\p{L}| ?:| (?:chef|lead|manager|nurse|of|teacher))/iu;
/** "Up to $160K" says nothing of the least. */
const atMost =
  /(?:\b(?:up\s+to|pay\s+to|max(?:imum|\.)?(?:\s+of)?|earn\s+to|bis(?:\s+zu)?|hasta|tot)|jusqu['’]à|(?:^|[.!?]\s?)to)\s*$/i;

/** "200k$-$250k": the most of what could not be read. */
const isEndOfRange = /\d ?k?[$€£]? ?[-–—] ?$/i;

/** What a post says that it pays, where it says so first. */
export function statedPay(text: string): StatedPay | undefined {
  const [first] = [...amounts.map((pattern) => payIn(text, pattern)), lakhsIn(text)]
    .filter((pay) => pay !== undefined)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  return first;
}

function lakhsIn(text: string): StatedPay | undefined {
  const match = lakhs.exec(text);
  if (match === null) return undefined;
  const [minimum, maximum] = [match.groups?.['low'], match.groups?.['high']].map((written) =>
    written === undefined ? undefined : Math.round(Number(written) * 100_000),
  );
  if (minimum === undefined || minimum === 0 || (maximum !== undefined && maximum < minimum)) return undefined;
  const lead = text.slice(Math.max(0, match.index - 60), match.index);
  if (afterElse.test(lead) || (maximum === undefined && atMost.test(lead))) return undefined;
  const place = { start: match.index, end: match.index + match[0].length };
  return { currency: 'INR', minimum, ...(maximum !== undefined && { maximum }), per: 'year', ...place };
}

/** The first amounts that are of a currency, and of pay by the words around them. */
function payIn(text: string, pattern: RegExp): StatedPay | undefined {
  for (const match of matchesIn(text, pattern)) {
    const { groups = {}, index } = match;
    const { before, middle, behind, low = '', high, lowK, highK, lowPer = '', per = lowPer } = groups;
    const end = index + match[0].trimEnd().length;
    const lead = text.slice(Math.max(0, index - 60), index);
    const isBehindCity = behindCity.test(lead);
    const rest = text.slice(end, end + 30);
    const isOfCanada = before === '$' && isCanadian(lead, behind ?? rest);
    const usual = before === 'CA$' && isBehindCity ? 'USD' : currencyOf(before ?? behind ?? middle);
    // "Salary: 3,00,000 - 4,50,000 per annum" is grouped as rupees are.
    const isGrouped = usual === undefined && /^\d{1,2}(?:,\d\d)+,\d{3}$/.test(low) && speaksOfPay.test(lead);
    const isFrench = before === undefined && isQuebec.test(match[0]);
    const currency = isOfCanada || isFrench ? 'CAD' : isGrouped ? 'INR' : usual;
    const isBare = (lowK ?? highK) !== undefined && high !== undefined && labelsPay.test(lead);
    const isOfDay = per === '' && labelsDay.test(lead) && valueOf(low, lowK) >= leastOfDay && !isCounted.test(rest);
    if (currency === undefined && ((!isBare && !isOfDay) || isOtherBefore.test(lead) || isOtherBehind.test(rest)))
      continue;
    if (before === '$' && (isOtherDollarBefore.test(lead) || isOtherDollarBehind.test(rest) || isOfPesos.test(per)))
      continue;
    if ((speaksOfElse.test(rest) && !addsBehind.test(rest)) || afterElse.test(lead) || isAdded.test(lead)) continue;
    const said = lead.split(/[.!?]\s|\n/).at(-1) ?? '';
    // "€80k-100k" alone in a sentence is what is paid.
    const after = text.slice(end, end + 24);
    const isAlone =
      (isBehindCity || /^[\s•·*▪●→–-]*$/.test(said)) &&
      (high === undefined ? isOfYear(low, lowK, after) : /^\s*(?:[.;,(+\n•·|]|\p{Lu}|$)/u.test(after));
    if (ofTarget.before.test(lead) || ofTarget.behind.test(text.slice(end, end + 60))) continue;
    const behindAmount = /^[^\n]*/.exec(rest)?.[0] ?? '';
    const isPackage = hasMore.before.test(lead) && hasMore.behind.test(after);
    const isContract = ofContractor.test(behindAmount);
    if (per === '' && !speaksOfPay.test(said) && !isAlone && !paysBehind.test(after) && !isPackage && !isContract)
      continue;
    if (high === undefined && (atMost.test(lead) || isEndOfRange.test(lead))) continue;
    if (per === '' && (ofPiece.test(rest) || behind === '/-')) continue;
    const values = [valueOf(low, lowK ?? highK), ...(high === undefined ? [] : [valueOf(high, highK)])];
    const period = periodIn(per, said, values[0] ?? 0, behindAmount);
    if (period === undefined) continue;
    const [minimum = 0, maximum] = values.map((value) => rounded(value, period));
    if (minimum <= 0 || (maximum !== undefined && maximum < minimum) || (maximum ?? minimum) > limits.pay) continue;
    return {
      ...(currency !== undefined && { currency }),
      minimum,
      ...(maximum !== undefined && { maximum }),
      per: period,
      start: index + (match[0].length - match[0].trimStart().length),
      end,
    };
  }
  return undefined;
}

/** "£52k." as a sentence of its own. */
const isOfYear = (amount: string, thousands: string | undefined, after: string) =>
  /^\s*(?:[.;\n]|$)/.test(after) && valueOf(amount, thousands) >= 10_000;

function currencyOf(written: string | undefined): Currency | undefined {
  if (written === undefined) return undefined;
  const code = written.toUpperCase();
  return currencies.find((one) => one === code) ?? signs[code] ?? signs[written.replace('.', '')];
}

const valueOf = (written: string, thousands: string | undefined) =>
  Number(written.replace(/[,. ](?=(?:\d{2},)*\d{3}(?!\d))/g, '').replace(',', '.')) *
  (thousands === undefined ? 1 : 1000);

const rounded = (value: number, per: PayPeriod) =>
  per === 'hour' || per === 'day' ? Math.round(value * 100) / 100 : Math.round(value);
