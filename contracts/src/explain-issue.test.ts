import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allContracts } from './all-contracts.ts';
import { explainIssue } from './explain-issue.ts';
import { commaList, id } from './fields.ts';
import { callParts } from './ownership.ts';

const sentence = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: explainIssue }).error?.issues[0]?.message;

const oneForm = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]);

test.each<[string, z.ZodType, unknown, string]>([
  ['a missing field', z.object({ a: z.string() }), {}, 'This field is required'],
  ['a missing id', z.object({ id }), {}, 'This field is required'],
  ['a missing choice', z.object({ a: z.enum(['b']) }), {}, 'This field is required'],
  ['an empty text', z.string().min(1), '', 'This field is required'],
  ['a body that is missing', z.object({}), undefined, 'Expected an object with fields'],
  ['a number for a text', z.string(), 7, 'Expected a text'],
  ['what is given twice', z.string(), ['a', 'b'], 'Expected one value'],
  ['several where some are joined', commaList(z.string()), ['a', 'b'], 'Expected values with commas between them'],
  ['what is chosen twice', z.enum(['Open', 'Close']), ['Open', 'Close'], 'Expected one value'],
  ['a fraction', z.int(), 0.5, 'Expected a whole number'],
  ['another value of a closed list', z.enum(['Open', 'Close']), 'Ajar', 'Expected Open or Close'],
  ['another value of three', z.enum(['one', 'others', 'all']), 'none', 'Expected one, others or all'],
  ['another value of a list with none', z.enum(['Male', 'Female', '']), 'male', 'Expected Male, Female or nothing'],
  [
    'a value of a long list',
    z.enum(Array.from({ length: 30 }, (_, at) => `v${at}`)),
    'x',
    'Expected one of the listed values',
  ],
  ['another value than the only one', z.literal('Saved'), 'Liked', 'Expected Saved'],
  ['a number below', z.int().min(1), 0, 'Must be at least 1'],
  ['a number above', z.number().lt(10), 10, 'Must be less than 10'],
  ['a short text', z.string().min(3), 'ab', 'Must be at least 3 characters'],
  ['a long list', z.array(z.int()).max(1), [1, 2], 'Must have at most 1 item'],
  ['no e-mail address', z.email(), 'ada', 'Enter a valid e-mail address'],
  ['no date', z.iso.datetime(), 'today', 'Expected a date and time as YYYY-MM-DDThh:mm:ssZ'],
  ['none of several forms', z.union([z.int(), z.boolean()]), 'x', 'This value does not have the expected form'],
  ['a form that is not chosen', oneForm, { kind: ' ' }, 'This field is required'],
  ['a form that is not given', oneForm, {}, 'This field is required'],
  ['another form', oneForm, { kind: 'c' }, 'Expected a or b'],
  ['what is no form', oneForm, 'a', 'Expected an object with fields'],
  ['a schema with a sentence of its own', z.string('Enter a title'), 7, 'Enter a title'],
])('%s is explained', (_, schema, value, expected) => {
  expect(sentence(schema, value)).toBe(expected);
});

type JsonSchema = { properties?: Record<string, JsonSchema>; items?: JsonSchema } & {
  [Keyword in 'anyOf' | 'oneOf' | 'allOf']?: JsonSchema[];
};
type Put = (value: unknown) => unknown;

/** A way to put a value at each place of a schema. */
function places(schema: JsonSchema, put: Put): Put[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    put,
    ...Object.entries(properties).flatMap(([name, field]) => places(field, (value) => put({ [name]: value }))),
    ...(items ? places(items, (value) => put([value])) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => places(inner, put)),
  ];
}

const mistakes = [undefined, null, -1, 0.5, 1e12, '', 'x', true, [], Array(51).fill('x'), {}];
/** How zod speaks of its own accord. */
const wordsOfZod = /^(Invalid|Too (small|big)|Unrecognized)|received|expected (string|number|object|array|one of)/;

const parts = allContracts
  .filter(({ contract }) => contract.config.access !== 'service')
  .flatMap(({ name, contract }) =>
    callParts.flatMap((part) => {
      const schema = contract.schema[part];
      return schema ? [{ name, part, schema }] : [];
    }),
  );

describe('what is wrong with a call is said in sentences for people', () => {
  test.each(parts)('$part of $name', ({ schema }) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    const said = new Set(
      places(json, (value) => value).flatMap((put) =>
        mistakes.flatMap((mistake) =>
          (schema.safeParse(put(mistake), { error: explainIssue }).error?.issues ?? []).map(({ message }) => message),
        ),
      ),
    );
    expect([...said].filter((message) => wordsOfZod.test(message) || !/^[A-Z].* ./.test(message))).toEqual([]);
    expect(said.size).toBeGreaterThan(0);
  });
});
