import { readFileSync } from 'node:fs';
import type { FieldOfStudyResult } from '@waypost/contracts/entities/lookup';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { createRankedList, type Entry, type Lookup } from './ranked-list.ts';

/** The broad fields of ISCED-F 2013, by the first two digits of a code. */
const broadFields: Readonly<Record<string, string>> = {
  '00': 'Generic programmes and qualifications',
  '01': 'Education',
  '02': 'Arts and humanities',
  '03': 'Social sciences, journalism and information',
  '04': 'Business, administration and law',
  '05': 'Natural sciences, mathematics and statistics',
  '06': 'Information and Communication Technologies (ICTs)',
  '07': 'Engineering, manufacturing and construction',
  '08': 'Agriculture, forestry, fisheries and veterinary',
  '09': 'Health and welfare',
  '10': 'Services',
};

/**
 * The fields of ISCED-F 2013, each with what people call studies of it: "Computer Science" stands on diplomas, "Software and
 * applications development and analysis" does not. So names of that kind come first, as results of their own; one that is the
 * field's own name stands for the field.
 */
export function createFieldOfStudyLookup(): Lookup<FieldOfStudyResult> {
  const fields = readFields();
  const usual = fields.flatMap((field) =>
    field.called.map(({ name, others }) =>
      entryOf(derivedId('field-of-study', name), field.code, name === field.name ? namesOf(field) : [name, ...others]),
    ),
  );
  const official = fields
    .filter(({ name, called }) => !called.some((one) => one.name === name))
    .map((field) => entryOf(derivedId('field-of-study', 'isced-f', field.code), field.code, namesOf(field)));
  return createRankedList(
    [...usual, ...official.toSorted((a, b) => placeOf(a.result) - placeOf(b.result))],
    undefined,
    {
      ownNameFirst: true,
    },
  );
}

function entryOf(id: string, code: string, names: readonly string[]): Entry<FieldOfStudyResult> {
  const [field_name = ''] = names;
  const category = broadFields[code.slice(0, 2)] ?? '';
  return { id, names, result: { field_of_study_id: id, field_name, category, code } };
}

/** What is classified nowhere else, and what lies between fields, is what people mean last. */
const placeOf = ({ code }: FieldOfStudyResult) => Number(code.endsWith('9')) * 2 + Number(code.endsWith('88'));

type Called = { name: string; others: readonly string[] };

type Field = { code: string; name: string; called: readonly Called[] };

const namesOf = ({ code, name, called }: Field) => [name, code, ...called.flatMap((one) => [one.name, ...one.others])];

function readFields(): Field[] {
  const text = readFileSync(new URL('fields-of-study.txt', import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [code = '', name = '', called = ''] = line.split('|').map((part) => part.trim());
      return { code, name, called: [...called.matchAll(/([^,()]+)(?:\(([^)]*)\))?/g)].flatMap(calledOf) };
    });
}

function calledOf([, name = '', others = '']: RegExpMatchArray): Called[] {
  if (name.trim() === '') return [];
  return [
    {
      name: name.trim(),
      others: others
        .split(',')
        .map((other) => other.trim())
        .filter(Boolean),
    },
  ];
}
