import { type Currency, payUnits } from '@waypost/contracts/constants';
import { dollarsPerUnit } from '@waypost/contracts/exchange-rates';

const { lakh, thousand } = payUnits;
const { rates } = dollarsPerUnit;

export type Pay = { currency: Currency; amount?: number | undefined; max_amount?: number | undefined };

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "12.5 Lakhs" from INR 100,000, "85.0k" from 1,000 of another currency, else the plain number. */
export function formatAmount(amount: number, currency: Currency): string {
  if (currency === 'INR') return amount >= lakh ? `${tenths.format(amount / lakh)} Lakhs` : whole.format(amount);
  return amount >= thousand ? `${tenths.format(amount / thousand)}k` : whole.format(amount);
}

/** What a post offers at most, in whole units a year: its maximum, else its minimum. */
export function maximumPay(pay: Pay | null | undefined): number | undefined {
  return pay?.max_amount || pay?.amount || undefined;
}

/** "USD 85.0k"; nothing where no pay is given, for each screen has its own words for that. */
export function formatPay(pay: Pay | null | undefined): string | undefined {
  const amount = maximumPay(pay);
  return pay && amount !== undefined ? `${pay.currency} ${formatAmount(amount, pay.currency)}` : undefined;
}

/** India counts in lakhs and crores, and says so in short. */
const shortLocale = (currency: Currency) => (currency === 'INR' ? 'en-IN' : 'en-US');
const inShort = (amount: number, currency: Currency, style: 'currency' | 'decimal') =>
  new Intl.NumberFormat(shortLocale(currency), {
    style,
    currency,
    notation: 'compact',
    // Safari would write "$35.0K".
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  })
    .format(amount)
    .replace(/K$/, 'k');

/** "€58k–68k a year"; nothing where no pay is given. */
export const formatYearlyPay = (pay: Pay | null | undefined): string | undefined => yearlyWords(pay, '');

/** "≈$60k–71k a year": the pay in another currency; nothing where that is its own. */
export function formatPayIn(currency: Currency | undefined, pay: Pay | null | undefined): string | undefined {
  if (!pay || currency === undefined || currency === pay.currency) return undefined;
  const converted = (amount: number | undefined) =>
    amount === undefined ? undefined : rounded((amount * rates[pay.currency]) / rates[currency], currency);
  return yearlyWords({ currency, amount: converted(pay.amount), max_amount: converted(pay.max_amount) }, '≈');
}

/** Thousands, or tenths of a lakh, for the rate of a day says no more; less where there are only few of them. */
function rounded(amount: number, currency: Currency): number {
  const unit = currency === 'INR' ? lakh / 10 : thousand;
  const step = amount < 10 * unit ? unit / 100 : unit;
  return Math.round(amount / step) * step;
}

function yearlyWords(pay: Pay | null | undefined, mark: string): string | undefined {
  if (!pay) return undefined;
  const { currency, amount: least, max_amount: most } = pay;
  if (!least && !most) return undefined;
  const money = (amount: number) => mark + inShort(amount, currency, 'currency');
  if (!most) return `From ${money(least ?? 0)} a year`;
  if (!least) return `Up to ${money(most)} a year`;
  const [from, to] = [money(least), money(most)];
  return from === to ? `${from} a year` : `${from}–${inShort(most, currency, 'decimal')} a year`;
}
