export type PayPeriod = 'year' | 'month' | 'week' | 'day' | 'hour';

const gross =
  '(?:(?:gross|before tax|brutt?os?|brut[es]{0,2}|lord[aeio]|nett[aeio]|netos?|líquidos?|net)\\b[\\s,]{0,2})?';
const per = "(?:p?/|(?:per|pro|je|par|por|al|ao|im|an?|each|na)\\s|(?:à |all|de )l?[’']|a la\\s|p\\.?\\s?)";

/** What each is called behind an amount, in English, German, French, Spanish, Dutch, Italian, Portuguese and Polish. */
const units: Readonly<Record<PayPeriod, string>> = {
  hour: 'hours?|hr\\.?|h\\b|stunden?|std\\b|heures?|hora|uur|ora\\b|godz',
  day: 'days?|d\\b|tag|jour|día|dag|giorno|dia\\b|dzień',
  week: 'weeks?|wk\\b|woche|semaine|semana|settimana|tydzień',
  month: 'months?|mo?\\b|monat|mois|mes\\b|maand|mese\\b|mês|mies|miesiąc',
  year: 'years?|yr|annum|a(?!\\p{L})|jahr|ann?ée|an\\b|año|jaar|anno\\b|ano\\b|rok\\b',
};
const adverbs: Readonly<Record<PayPeriod, string>> = {
  hour: 'hourly|stündlich',
  day: 'daily|täglich',
  week: 'weekly|wöchentlich|hebdomadaires?|semanal(?:es)?',
  month: 'monthly|monatlich|mensuel(?:s|les?)?|mensual(?:es)?|mensil[ei]|mensal|mensais|miesięcznie',
  year: 'annually|yearly|annual|jährlich|annuel(?:s|les?)?|anual(?:es)?|anuais|annu[aeio]{1,2}|rocznie',
};
const pay = '(?:pay|salary|wages?|rate|compensation|ctc)';
const german =
  '(?=-?(?:brutto|netto|grund|mindest|fix|entgelt|honorar|gehalt|löhne?|lohn|satz|sätze|verdienst|vergütung))';
/** "Salary (per month): 25,000" */
const labelled = (one: PayPeriod) => `\\b${pay} ?\\((?:per |/ ?)(?:${units[one]})`;
/** Before an amount, also as a part of a word: "Jahresgehalt", "Bruttostundenlohn". */
const leads: Readonly<Record<PayPeriod, RegExp>> = {
  hour: new RegExp(`\\b(?:hourly|taux horaire|par heure)|(?<!über)stunden${german}|${labelled('hour')}`, 'iu'),
  day: new RegExp(`\\b(?:daily|day rate|tjm|tarifa diaria|dagtarief)|tages${german}|${labelled('day')}`, 'iu'),
  week: new RegExp(`\\b(?:weekly ${pay}|weekly gross|wochenlohn|salario semanal)|${labelled('week')}`, 'iu'),
  month: new RegExp(`\\b(?:monthly|monatlich|mensuel|mensual|mensil|mensal)|monats|${labelled('month')}`, 'iu'),
  year: new RegExp(`\\b(?:annual|yearly|jährlich|annuel|anual|annua|RAL\\b)|jahres|${labelled('year')}`, 'iu'),
};
const payPeriods = ['hour', 'day', 'month', 'year', 'week'] as const satisfies readonly PayPeriod[];

const all = (words: Readonly<Record<PayPeriod, string>>) => payPeriods.map((one) => words[one]).join('|');

/** The part of a case-insensitive pattern that finds a period behind an amount. */
export const periodWords = `[\\s,]{0,3}${gross}${per}\\s?(?:${all(units)})|[\\s,]{0,3}${gross}/?(?:${all(adverbs)})(?!\\p{L})`;

const behind = payPeriods.map(
  (one) => [one, new RegExp(`(?:${per}\\s?(?:${units[one]})|${adverbs[one]})$`, 'iu')] as const,
);

const paidOut = new RegExp(`(?:${adverbs.week})$`, 'iu');
/** What is paid out weekly may be told by the hour or the year. */
const isOfWeek = (amount: number) => amount > 200 && amount < 10_000;

/** Less than that is a perk or a fee. */
const least: Partial<Record<PayPeriod, number>> = { month: 200, year: 1000 };

/** How contractors are paid in Britain, by the day. */
export const ofContractor =
  /\b(?:in|out)side (?:of )?IR ?35\b|^[\s,(/|–-]*(?:via )?umbrella\b(?! (?:bod|charit|insurance|liability|organi))/i;
/** Less than that is of an hour. */
export const leastOfDay = 100;

/** By its word behind the amount, else by one before it or by what is usual: nobody earns 30 a year. */
export function periodIn(written: string, before: string, amount: number, after: string): PayPeriod | undefined {
  const said = written === '' ? undefined : behind.find(([, pattern]) => pattern.test(written))?.[0];
  const isPaidOut = said === 'week' && !isOfWeek(amount);
  // "Rooms at £75 per week"; "$25 weekly" is paid out so.
  if (isPaidOut && !paidOut.test(written)) return undefined;
  if (said !== undefined && !isPaidOut) return amount < (least[said] ?? 0) ? undefined : said;
  const told = payPeriods.find((one) => leads[one].test(before));
  if (amount < (told === 'hour' ? 5 : 10)) return undefined;
  if (told === undefined && amount >= leastOfDay && amount <= 2000 && ofContractor.test(after)) return 'day';
  if (told === 'hour' || told === 'day') return amount <= 2000 ? told : undefined;
  if (told === 'month') return amount >= 200 && amount < 100_000 ? told : undefined;
  if (amount >= 10_000) return 'year';
  if (told === 'week' && isOfWeek(amount)) return told;
  return amount <= 200 ? 'hour' : undefined;
}
