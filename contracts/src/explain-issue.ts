import type { z } from 'zod';
import { hasFields, isNothing } from './fields.ts';

type Issue = z.core.$ZodRawIssue;

const required = 'This field is required';
const one = 'Expected one value';
const strange = 'This value does not have the expected form';
/** More than a sentence can name. */
const mostNamed = 20;

const choices = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function oneOf(values: readonly unknown[]): string {
  if (values.length === 0 || values.length > mostNamed) return 'Expected one of the listed values';
  return `Expected ${choices.format(values.map((value) => (value === '' ? 'nothing' : String(value))))}`;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'Expected a text',
  number: 'Expected a number',
  int: 'Expected a whole number',
  boolean: 'Expected true or false',
  array: 'Expected a list',
  object: 'Expected an object with fields',
  record: 'Expected an object with fields',
};

const formats: Readonly<Record<string, string>> = {
  email: 'Enter a valid e-mail address',
  url: 'Enter a valid URL',
  date: 'Expected a date as YYYY-MM-DD',
  datetime: 'Expected a date and time as YYYY-MM-DDThh:mm:ssZ',
};

const counted = (count: number | bigint, what: string) => `${count} ${what}${Number(count) === 1 ? '' : 's'}`;

function bound(origin: string, side: 'least' | 'most', count: number | bigint, inclusive = true): string {
  if (origin === 'string') return `Must be at ${side} ${counted(count, 'character')}`;
  if (origin === 'array' || origin === 'set') return `Must have at ${side} ${counted(count, 'item')}`;
  if (inclusive) return `Must be at ${side} ${count}`;
  return `Must be ${side === 'least' ? 'more' : 'less'} than ${count}`;
}

/** Where one of the fields says which form the others have, and says nothing. */
const isUndecided = ({ input, discriminator }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): boolean =>
  typeof discriminator === 'string' && hasFields(input) && isNothing(input[discriminator]);

/**
 * What is wrong with a value, as a sentence for people, where its schema has none of its own: given to zod as the `error` of a
 * parse.
 */
export function explainIssue(issue: Issue): string {
  const isMissing = issue.input === undefined && (issue.path ?? []).length > 0;
  // As a parameter of an address that stands there twice.
  const isList = Array.isArray(issue.input);
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing) return required;
      return isList && issue.expected === 'string' ? one : (kinds[issue.expected] ?? strange);
    case 'invalid_value':
      if (isMissing) return required;
      return isList ? one : oneOf(issue.values);
    case 'invalid_union':
      if (isMissing || isUndecided(issue)) return required;
      return Array.isArray(issue.options) ? oneOf(issue.options) : strange;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return required;
      return bound(issue.origin, 'least', issue.minimum, issue.inclusive);
    case 'too_big':
      return bound(issue.origin, 'most', issue.maximum, issue.inclusive);
    case 'invalid_format':
      return formats[issue.format] ?? strange;
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'not_multiple_of':
    case 'unrecognized_keys':
      return strange;
  }
}
