import { z } from 'zod';
import { boundedMarks } from './bounded-marks.ts';
import { limits } from './constants.ts';

const idPattern = /^[0-9a-f]{24}$/;
const noId = 'Expected an id of 24 lower-case hexadecimal characters';
/** An id that somebody has to choose; `message` says so where there is none. */
export const requiredId = (message: string) => z.string(message).regex(idPattern, message);
/** 24 lower-case hexadecimal characters, as every id that crosses the API. */
export const id = z.string({ error: ({ input }) => (input === undefined ? undefined : noId) }).regex(idPattern, noId);
/**
 * Headers of a call: for a day the same `Idempotency-Key` of the same user answers the same result, and 409 where it comes with
 * another body.
 */
export const idempotency = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(`Makes a repeated call safe for ${limits.idempotencyHours} hours. With another body it is a conflict.`),
});
/** ISO-8601 in UTC. */
export const instant = z.iso.datetime();
/** `YYYY-MM-DD`, never shifted by a time zone; `message` is for none at all. */
export const requiredDate = (message: string) =>
  z.iso.date({ error: ({ input }) => (input ? 'Expected a date as YYYY-MM-DD' : message) });

/**
 * What nobody types and nobody sees: controls but for line ends and tabs, halves of characters, and the signs that turn the
 * direction of what follows them (Unicode TR 36, 2.4), with which a name can look like another. Joiners (ZWJ, ZWNJ) and the
 * marks of single words (LRM, RLM) stay: names and emoji are written with them.
 */
const invisible = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;
const lineEnds = /[\t\n\r\u2028\u2029]+/gu;

/** Latin letters, digits and signs in the width of Chinese, Japanese and Korean ones, as keyboards for these write them: `Ｃ＋＋`, `Ｎｏｄｅ．ｊｓ`. */
const wide =
  /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\uFF03\uFF0B]|(?<=[A-Za-z\d\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A])\uFF0E(?=[A-Za-z\uFF21-\uFF3A\uFF41-\uFF5A])/gu;
const usualWidth = (sign: string): string => String.fromCharCode(sign.charCodeAt(0) - 0xfe_e0);
/** Something is there to be seen: nothing but joiners, fillers and blanks of any kind looks like nothing at all. */
const seen = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * One way of writing each character (NFC, and Latin ones in one width), without what is invisible: dropped, not refused, as it comes
 * along with pasted text. Empty where nothing of it can be seen.
 */
export function cleanText(typed: string): string {
  const clean = boundedMarks(typed.replace(invisible, '')).replace(wide, usualWidth).normalize('NFC');
  return seen.test(clean) ? clean : '';
}
/** The same on one line. */
export const cleanLine = (typed: string): string => cleanText(typed.replace(lineEnds, ' '));

/** A text that is longer than this may have several lines. */
const longestLine = limits.question;
const cleanFor = (max: number) => (max > longestLine ? cleanText : cleanLine);

/** Clean, trimmed text of at most `max` characters; may be empty. Up to 300 characters it is one line. */
export const text = (max: number) =>
  z.string().overwrite(cleanFor(max)).trim().max(max, `Must be at most ${max} characters`);
/** Clean, trimmed text that may not be blank; `message` says so to people. Up to 300 characters it is one line. */
export const requiredText = (max: number, message = 'This field is required') =>
  z
    .string({ error: message })
    .overwrite(cleanFor(max))
    .trim()
    .min(1, message)
    .max(max, `Must be at most ${max} characters`);

/** What stands before an @ looks like the site that a link leads to. */
const namesSomebody = /^\w+:\/+[^/?#]*@/;
/** An http or https URL, trimmed; `message` says to people what is wrong with another one, `missing` that there is none. */
export const requiredUrl = (message: string, missing = message) =>
  z
    .url({ protocol: /^https?$/, hostname: /./, error: ({ input }) => (input ? message : missing) })
    .refine((url) => !namesSomebody.test(url), 'Enter a URL without a user name')
    .overwrite((url) => url.replace(invisible, ''))
    .max(limits.url, `Must be at most ${limits.url} characters`);
const notOnTheWeb = 'Enter a URL that starts with http:// or https://';
export const webUrl = requiredUrl(notOnTheWeb);
/** @param missing the sentence for an empty value. */
export const requiredWebUrl = (missing: string) => requiredUrl(notOnTheWeb, missing);

/** Characters of the longest e-mail address (RFC 5321, 4.5.3.1.3). */
export const longestEmail = 254;
/**
 * An e-mail address as providers vouch for it: with any letter (RFC 6531), at any domain, but without quotes and the signs between
 * which headers put an address. The pattern that zod has by itself refuses `r&d@…` and `…@example.xn--p1ai`.
 */
export const emailAddress = z
  .email({ pattern: /^[^\s@"<>(),:;\\[\]]{1,64}@[^\s@"<>(),:;\\[\]]+$/u })
  .max(longestEmail, `Must be at most ${longestEmail} characters`);

/** A query value like `a,b,c`; empty parts are dropped, an empty list is absent. */
export function commaList<Item extends z.ZodType<unknown, string>>(item: Item, max = 50) {
  return z
    .string('Expected values with commas between them')
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item).max(max))
    .transform((list) => (list.length > 0 ? list : undefined))
    .meta({ listOf: item, maxItems: max });
}

/** A query value that must be a whole number. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    // What is wrong with it is told of once: a rule over several fields would compare it all the same.
    .regex(/^-?\d+$/, { error: 'Expected a whole number', abort: true })
    // More digits than a number has are infinite, which is none.
    .transform((digits) => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(digits))))
    .pipe(
      z
        .number()
        .min(min, { error: `Must be at least ${min}`, abort: true })
        .max(max, { error: `Must be at most ${max}`, abort: true }),
    )
    .meta({ type: 'integer', minimum: min, maximum: max, pattern: undefined });

export const page = wholeNumber(1, limits.searchWindow).default(1);
export const pageLimit = (initial: number, max: number = limits.lookupLimit) => wholeNumber(1, max).default(initial);

/** Whole years of experience; `message` is for every number that is none. */
export function wholeYears(message: string) {
  return z.int(message).min(0, message).max(limits.experienceYears, message);
}
/** Whole years of experience. */
export const years = wholeYears('Experience must be between 0 and 50 years');

/** A list has none. */
export const hasFields = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isNothing = (value: unknown): boolean => value === null || value === undefined || isBlank(value);
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** A choice that may be left out but not blank, as more is done without it. */
export const notBlank = <S extends z.ZodType<string, string>>(choice: S) =>
  z.string().trim().min(1, 'Choose a value, or leave this out').pipe(choice);
/** An empty text from a form counts as absent. */
export const blankAsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: z.input<S> | undefined) => (isBlank(value) ? undefined : value), schema.optional());
/** The same for what has something in its place where it is absent. */
export const blankAsDefault = <S extends z.ZodType>(schema: z.ZodDefault<S>) =>
  z.preprocess(
    (value: z.input<S> | undefined) => (isBlank(value) ? undefined : value),
    schema,
  ) as unknown as z.ZodDefault<S>;

/** A custom company, institution and the like, `{name}`, that is left blank counts as absent, too: its name, or all of it. */
export const namedOrAbsent = (name: z.ZodType<string, string>) =>
  z.preprocess(
    (value: { name: string } | undefined) => (isBlank(value) || isBlankName(value) ? undefined : value),
    z.object({ name }).optional(),
  );
const isBlankName = (value: unknown): boolean =>
  hasFields(value) && ('name' in value ? isBlank(value['name']) : Object.values(value).every(isNothing));

export const idParams = z.object({ id });
export const done = z.object({ success: z.literal(true) });

/** What a rule over several fields says in JSON Schema, as its `params`: OpenAPI takes it from there. */
const inJsonSchema = (keyword: 'anyOf' | 'oneOf') => (names: readonly string[]) => ({
  jsonSchema: { [keyword]: names.map((name) => ({ required: [name] })) },
});
export const atLeastOneOf = inJsonSchema('anyOf');
export const exactlyOneOf = inJsonSchema('oneOf');

/** For the `when` of a rule over several fields, so that it speaks up beside the fields' own errors. */
export const isObject = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null;
