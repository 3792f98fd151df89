import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { z } from 'zod';
import { defaults } from '../constants.ts';

const message = 'Enter a phone number with its country code, such as +91 98765 43210';

/**
 * In E.164, however it was grouped; empty for none. As long as numbers of its country are: which of those are in use changes with
 * every plan of numbers, and nobody is to be told that their phone does not exist.
 */
export const phone = z
  .string()
  .max(40, 'Must be at most 40 characters')
  .overwrite((typed) => typed.replace(/[\s().-]/g, ''))
  .regex(/^(?:\+[1-9]\d{6,14})?$/, { error: message, abort: true })
  .refine((number) => number === '' || isPossiblePhoneNumber(number), message);

const nameOf = new Intl.DisplayNames('en', { type: 'region' });

export type PhoneCountry = { code: string; name: string; callingCode: string };

/** The calling codes of all countries: the default first, the others by name. */
export const phoneCountries = (): PhoneCountry[] =>
  getCountries()
    .map((code) => ({ code, name: nameOf.of(code) ?? code, callingCode: getCountryCallingCode(code) }))
    .toSorted(
      (one, other) =>
        Number(other.name === defaults.phoneCountry) - Number(one.name === defaults.phoneCountry) ||
        one.name.localeCompare(other.name, 'en'),
    );

/** A number as a form has it: the country beside what is dialled there; what is no number stays as it is. */
export function phoneParts(number: string): { country: string | undefined; national: string } {
  const parsed = parsePhoneNumberFromString(number);
  if (parsed === undefined) return { country: undefined, national: number };
  const country: CountryCode | undefined = parsed.country ?? parsed.getPossibleCountries()[0];
  return country === undefined ? { country, national: number } : { country, national: parsed.formatNational() };
}

/** The other way round. Who types a code of a country means that one; what is no number is left for `phone` to refuse. */
export function phoneOf({ country, national }: { country: string; national: string }): string {
  const typed = national.trim();
  if (typed === '' || typed.startsWith('+') || !isSupportedCountry(country)) return typed;
  return parsePhoneNumberFromString(typed, country)?.number ?? typed;
}
