import type { Pay } from './pay.ts';

/** "€58,000 – €68,000 a year", to the unit, for who decides by it; nothing where no pay is given. */
export function formatPayRange(pay: Pay | null | undefined): string | undefined {
  if (!pay?.amount && !pay?.max_amount) return undefined;
  const { currency, amount: least, max_amount: most } = pay;
  // India groups its digits by lakhs.
  const money = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  if (!most) return `From ${money.format(least ?? 0)} a year`;
  if (!least) return `Up to ${money.format(most)} a year`;
  return `${least === most ? money.format(most) : `${money.format(least)} – ${money.format(most)}`} a year`;
}
