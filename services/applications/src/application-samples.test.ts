import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applicationLayout, type ApplicationFields } from './application-store.ts';

const folder = new URL('samples/', import.meta.url);
type Sample = { schema: number; fields: ApplicationFields };
const samples = readdirSync(folder).map((file): [string, Sample] => [
  file,
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Sample,
]);

test('every shape that documents of applications ever had has a sample', () => {
  const wanted = Array.from({ length: applicationLayout.schema }, (_, at) => `application.v${at + 1}.json`);
  expect(samples.map(([file]) => file).toSorted()).toEqual(wanted);
});

test.each(samples)('%s is read as an application of today, and written without anything getting lost', (_, sample) => {
  const { name_key: _key, score, ...rest } = sample.fields;
  const value = applicationLayout.read(sample.fields, sample.schema);
  expect(value).toMatchObject(rest);
  expect(value.score).toEqual({ status: 'ready', user_score: 640, stale: false, version: 3 });
  const written = applicationLayout.write(value);
  expect(written).toMatchObject({ ...rest, score, name_key: 'zoe noel' });
});
