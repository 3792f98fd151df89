import { expect, test } from 'vitest';
import { plainSchema } from './plain-schema.ts';

const text = { type: 'string' };

test('one of several properties is one closed object a property', () => {
  const schema = {
    type: 'object',
    properties: { skills: { type: 'array', items: text }, links: text },
    oneOf: [{ required: ['skills'] }, { required: ['links'] }],
  };
  const closed = { type: 'object', additionalProperties: false };
  expect(plainSchema(schema)).toEqual({
    anyOf: [
      { ...closed, properties: { skills: { type: 'array', items: text } }, required: ['skills'] },
      { ...closed, properties: { links: text }, required: ['links'] },
    ],
  });
});

test('a union keeps its branches, however deep it is', () => {
  const branches = [
    { properties: { operation: { const: 'insert' } } },
    { properties: { operation: { const: 'delete' } } },
  ];
  expect(plainSchema({ type: 'array', items: { oneOf: branches } })).toEqual({
    type: 'array',
    items: { anyOf: branches },
  });
});

test('only a date needs no pattern, and rules that leave several properties stay', () => {
  const rule = {
    properties: { from: { ...text, format: 'date' }, name: { ...text, pattern: '^a' } },
    anyOf: [{ required: ['from'] }],
  };
  const written = {
    ...rule,
    properties: { ...rule.properties, from: { ...text, format: 'date', pattern: '^.{10}$' } },
  };
  expect(plainSchema(written)).toEqual(rule);
});
