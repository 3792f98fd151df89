import type { Currency, JobType } from '@waypost/contracts/constants';
import { countries } from './cities.ts';
import type { CountryCode, Field, Level, Role } from './field.ts';
import type { Random } from './random.ts';

const expensive = new Set([
  'New York City',
  'Seattle',
  'Boston',
  'London',
  'Munich',
  'Dublin',
  'Amsterdam',
  'Toronto',
  'Vancouver',
  'Mumbai',
  'Bengaluru',
]);

/** A year's pay as that country gives it; not every post says one. */
export function payFor(given: {
  field: Field;
  role: Role;
  level: Level;
  country: CountryCode;
  job_type: JobType;
  city: string;
  random: Random;
}): { currency: Currency; amount: number; max_amount: number } | undefined {
  const { field, role, level, country, job_type, city, random } = given;
  if (random.chance(job_type === 'Freelance' ? 0.6 : 0.16)) return undefined;
  const { us, gb, eu, in: lakhs } = role.pay;
  const [band, unit] = {
    US: [us, 1_000],
    CA: [us, 930],
    GB: [gb, 1_000],
    DE: [eu, 1_000],
    NL: [eu, 1_000],
    IE: [eu, 1_020],
    ES: [eu, 720],
    IN: [lakhs, 100_000],
  }[country] as [readonly [number, number], number];
  const grown = 1 + { entry: -0.28, mid: 0, senior: 0.3, lead: 0.62 }[level] * field.spread;
  const hours = { 'Full-Time': 1, Contract: 1.05, Freelance: 1, 'Part-Time': 0.6, Internship: 0.6 }[job_type];
  const factor = unit * grown * hours * (expensive.has(city) ? 1.1 : 1) * (0.95 + random.next() * 0.1);
  const { currency } = countries[country];
  const step = currency === 'INR' ? 10_000 : 500;
  const rounded = (amount: number) => Math.round((amount * factor) / step) * step;
  return { currency, amount: rounded(band[0]), max_amount: rounded(band[1]) };
}
