import type { Currency } from './constants.ts';

/**
 * What one unit was worth in US dollars on 31 December 2024: cross rates of the euro foreign exchange reference rates
 * of the European Central Bank. Pay is compared and shown in other currencies by this table alone, so that a search
 * answers the same tomorrow.
 */
export const dollarsPerUnit = {
  date: '2024-12-31',
  rates: { USD: 1, EUR: 1.0389, GBP: 1.25292, INR: 0.0116818, CAD: 0.695009 },
} as const satisfies { date: string; rates: Record<Currency, number> };

/** Codes of dollars and pesos that no post is published in: beside an amount they say that its `$` is none of the US. */
export const otherDollars = [
  'ARS',
  'AUD',
  'BRL',
  'CLP',
  'COP',
  'DOP',
  'HKD',
  'JMD',
  'MXN',
  'NZD',
  'SGD',
  'TTD',
  'TWD',
  'UYU',
] as const;
