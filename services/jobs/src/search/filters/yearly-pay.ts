import type { Currency } from '@waypost/contracts/constants';
import { dollarsPerUnit } from '@waypost/contracts/exchange-rates';

/** Whole US dollars, so that every engine compares the same number. */
export const inDollars = (amount: number, currency: Currency): number =>
  Math.round(amount * dollarsPerUnit.rates[currency]);

const western = [30_000, 50_000, 75_000, 100_000, 150_000, 200_000] as const;

/** The minimum pay that the pay facet offers, a year, in the currency that the seeker filters in. */
export const paySteps: Readonly<Record<Currency, readonly number[]>> = {
  USD: western,
  EUR: western,
  GBP: western,
  CAD: western,
  INR: [300_000, 500_000, 1_000_000, 1_500_000, 2_500_000, 5_000_000],
};
