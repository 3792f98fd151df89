import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { safeParse, type z } from 'zod';
import { allContracts } from '../all-contracts.ts';
import { isContract } from '../contract.ts';
import { routes } from '../routes.ts';

const contracts = allContracts.map(({ contract, ...names }) => ({ ...names, call: contract }));
const outside = contracts.filter(({ call }) => call.config.access !== 'service');
const inside = contracts.filter(({ call }) => call.config.access === 'service');

const modules = readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
);
const callsIn = async (file: string) => {
  const module = (await import(`./${file}`)) as Record<string, unknown>;
  return Object.entries(module).flatMap(([name, call]) => (isContract(call) ? [[name, call] as const] : []));
};

test.each(modules.filter((file) => dirname(file) !== '.'))('%s lies in the folder of who answers it', async (file) => {
  const owners = (await callsIn(file)).map(([, call]) => call.config.service);
  expect(new Set(owners)).toEqual(new Set(owners.length > 0 ? [dirname(file)] : []));
});

test.each(modules)('every call of %s is known, by the name that it has there', async (file) => {
  const calls = await callsIn(file);
  const known = new Map(contracts.map(({ name, call }) => [name, call]));
  expect(calls.filter(([name, call]) => known.get(name) !== call).map(([name]) => name)).toEqual([]);
});

test('every route has a call of its name, and every call that people make a route', () => {
  const described = Object.fromEntries(outside.map(({ name, call: { method, url } }) => [name, { method, url }]));
  expect(described).toEqual(routes);
});

test('calls between services are told apart by their path', () => {
  for (const { call } of inside) expect(call.url).toMatch(/^\/internal\//);
  for (const { call } of outside) expect(call.url).not.toMatch(/^\/internal\//);
});

test('no two calls of an owner share method and path, and none of people of any two', () => {
  const addresses = contracts.map(({ call: { method, url, config } }) => {
    const to = config.access === 'service' ? config.service : 'the API';
    return `${method} ${url.replaceAll(/:\w+/g, ':')} of ${to}`;
  });
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('what is read by GET has no body', () => {
  const reads = contracts.filter(({ call }) => call.method === 'GET');
  expect(reads.filter(({ call }) => 'body' in call.schema)).toEqual([]);
});

/** All lists in a schema, however deep. */
function listsIn(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): z.core.$ZodType[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema._zod;
  const parts = [def, 'shape' in def ? def.shape : {}].flatMap(
    (one) => Object.values(one as object).flat() as unknown[],
  );
  const schemas = parts.filter(
    (part): part is z.core.$ZodType => typeof part === 'object' && part !== null && '_zod' in part,
  );
  return [...(def.type === 'array' ? [schema] : []), ...schemas.flatMap((part) => listsIn(part, seen))];
}

test.each(outside)('$name looks at no item of a list that is far too long', ({ call }) => {
  const { body } = call.schema as { body?: z.ZodType };
  const far = Array.from({ length: 10_000 }, () => null);
  for (const list of body ? listsIn(body) : []) expect(safeParse(list, far).error?.issues).toHaveLength(1);
});

describe.each(contracts)('$name', ({ owner, call }) => {
  test('is owned by the one whose file it stands in', () => {
    expect(call.config.service).toBe(owner);
  });

  test('declares the parameters of its path', () => {
    const named = [...call.url.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const { params } = call.schema;
    const declared = params && 'shape' in params ? Object.keys(params.shape as object) : [];
    expect(new Set(declared)).toEqual(new Set(named));
  });

  test('refuses a path with nothing in a parameter once it is clean', () => {
    const { params } = call.schema;
    const shape = params && 'shape' in params ? (params.shape as Record<string, z.ZodType>) : {};
    for (const nothing of ['', ' ', '\u0084']) {
      for (const [name, parameter] of Object.entries(shape)) {
        expect(parameter.safeParse(nothing).success, `${name}: ${JSON.stringify(nothing)}`).toBe(false);
      }
    }
  });
});
