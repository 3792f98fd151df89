import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { envelope } from '../event.ts';
import { eventDefinitions } from '../events.ts';

const folder = new URL('samples/', import.meta.url);
const samples = readdirSync(folder).map((file) => ({
  file,
  event: envelope.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
}));
const definitionOf = new Map(eventDefinitions.map((definition) => [definition.type, definition]));
const aboutPeople = eventDefinitions.filter(({ topic }) => topic !== 'job-posts');

test('a type is defined once, and called after its topic', () => {
  expect(definitionOf.size).toBe(eventDefinitions.length);
  for (const { type, topic } of eventDefinitions) expect(topic).toMatch(new RegExp(`^${type.split('.')[0]}e?s$`));
});

test('every version of every event has a sample, and every sample an event', () => {
  const wanted = eventDefinitions.flatMap(({ type, schemaVersion }) =>
    Array.from({ length: schemaVersion }, (_, index) => `${type}.v${index + 1}.json`),
  );
  expect(samples.map(({ file }) => file).toSorted()).toEqual(wanted.toSorted());
});

describe.each(samples)('$file', ({ file, event }) => {
  const definition = definitionOf.get(event.type);

  test('is of the type and version that it is named for', () => {
    expect(file).toBe(`${event.type}.v${event.schema_version}.json`);
  });

  test('is understood today, without anything getting lost', () => {
    const understood = definition?.data.parse(event.data);
    expect(understood).toMatchObject(event.data as object);
  });
});

type Node = { [key: string]: unknown; properties?: Record<string, Node>; items?: Node; anyOf?: Node[] };

/** The fields in which a writer could put whatever words they like. */
function freeTexts({ type, properties = {}, items, anyOf = [], ...limits }: Node, name = ''): string[] {
  const isText = [type].flat().includes('string');
  const isFree = isText && !['enum', 'const', 'pattern', 'format'].some((limit) => limit in limits);
  return [
    ...(isFree ? [name] : []),
    ...Object.entries(properties).flatMap(([key, node]) => freeTexts(node, key)),
    ...[...anyOf, ...(items ? [items] : [])].flatMap((node) => freeTexts(node, name)),
  ];
}

test.each(aboutPeople)('$type has no place for anything personal', ({ data }) => {
  const schema = z.toJSONSchema(data) as Node;
  expect(new Set(freeTexts(schema)).difference(new Set(['text_hash', 'scorer_version']))).toEqual(new Set());
});

test('a field for words would be noticed', () => {
  const state = z.object({ user_id: z.string(), answers: z.array(z.object({ reply: z.string().nullable() })) });
  expect(freeTexts(z.toJSONSchema(state) as Node)).toEqual(['user_id', 'reply']);
});
