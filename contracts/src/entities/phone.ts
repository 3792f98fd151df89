import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import { z } from 'zod';

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
