import type { Filter, Scalar } from '../ports/documents.ts';
import type { SqlValue } from './database.ts';
import { type IndexPaths, typeSql, valueSql } from './index-paths.ts';

/** A condition over `json` and `_id` that holds for every document the filter matches. */
export type FilterSql = {
  where: string;
  params: SqlValue[];
  /** It holds for no other document; otherwise what it selects has to be tested again. */
  exact: boolean;
};

type Part = FilterSql & {
  /** An index can find these documents, so that not all of them need to be read. */
  indexed: boolean;
};

const everything: Part = { where: '1', params: [], exact: false, indexed: false };

/**
 * Compiles what the indexed paths can decide.
 * @throws when the filter uses an operator outside the port, or when no index can begin it.
 */
export function compileFilter(filter: Filter, paths: IndexPaths, elements: string): FilterSql {
  if (Object.keys(filter).length === 0) return { ...everything, exact: true };
  const compiled = all(filter, '', { paths, elements });
  if (!compiled.indexed) {
    throw new Error(
      `No index begins the filter ${JSON.stringify(filter)}; those of the collection begin with ${[...paths.leading].join(', ')}`,
    );
  }
  return compiled;
}

type Known = {
  paths: IndexPaths;
  elements: string;
};

function all(filter: Record<string, unknown>, prefix: string, known: Known): Part {
  const parts: Part[] = [];
  for (const [key, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    if (key === '$and') parts.push(...branches(key, value).map((branch) => all(branch, prefix, known)));
    else if (key === '$or') parts.push(any(branches(key, value).map((branch) => all(branch, prefix, known))));
    else if (key.startsWith('$')) throw new Error(`The operator ${key} is not part of the documents port`);
    else parts.push(field(prefix + key, value, known));
  }
  return joined(parts);
}

function any(parts: Part[]): Part {
  const indexed = parts.every((part) => part.indexed);
  if (parts.some((part) => part.where === '1')) return { ...everything, indexed };
  return {
    where: `(${parts.map((part) => `(${part.where})`).join(' OR ')})`,
    params: parts.flatMap((part) => part.params),
    exact: parts.every((part) => part.exact),
    indexed,
  };
}

function branches(operator: string, value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value) || value.length === 0) throw new Error(`${operator} takes a list of filters`);
  return value as Record<string, unknown>[];
}

function field(path: string, value: unknown, known: Known): Part {
  if (isScalar(value)) return condition('$eq', value, path, known);
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    Object.keys(value).some((key) => key[0] !== '$')
  ) {
    throw new Error(`The filter of ${path} must be a string, number, boolean, null or operators`);
  }
  return joined(
    Object.entries(value)
      .filter(([, operand]) => operand !== undefined)
      .map(([operator, operand]) => condition(operator, operand, path, known)),
  );
}

function joined(parts: Part[]): Part {
  return {
    where: parts.map((part) => part.where).join(' AND ') || '1',
    params: parts.flatMap((part) => part.params),
    exact: parts.every((part) => part.exact),
    indexed: parts.some((part) => part.indexed),
  };
}

function condition(operator: string, operand: unknown, path: string, known: Known): Part {
  const compile = operators[operator];
  if (!compile) throw new Error(`The operator ${operator} is not part of the documents port`);

  const { all: indexedPaths, leading, multikey } = known.paths;
  const asksForValue = operator !== '$ne' && !(operator === '$exists' && operand === false);
  const indexed = asksForValue && leading.has(path);
  const plain = !multikey.has(path);

  const test = compile(operand);
  if (!test || (path !== '_id' && !indexedPaths.has(path))) return { ...everything, indexed };
  const where = test.where(valueSql(path), typeSql(path));
  if (plain && operator !== '$exists') return { where, params: test.params, exact: true, indexed };

  if (!asksForValue || !test.element) return { ...everything, indexed };
  return {
    where: `(${where} OR _id IN (SELECT _id FROM ${known.elements} WHERE path = '${path}' AND ${test.element}))`,
    params: [...test.params, ...test.params],
    exact: operator === '$exists',
    indexed,
  };
}

/** A test of one value: SQL over the value and its JSON type, and the same over a row of elements. */
type Test = { where(value: string, type: string): string; element?: string; params: SqlValue[] };
type Compile = (operand: unknown) => Test | undefined;

const isText = (type: string) => `${type} = 'text'`;
const isNumber = (type: string) => `${type} IN ('integer', 'real')`;

const equal: Compile = (operand) => {
  const test = (isType: (type: string) => string, param: SqlValue): Test => ({
    where: (value, type) => `(${value} = ? AND ${isType(type)})`,
    element: 'value = ?',
    params: [param],
  });
  if (typeof operand === 'string') return test(isText, operand);
  if (typeof operand === 'number') return test(isNumber, operand);
  if (typeof operand === 'boolean') return test((type) => `${type} = '${operand}'`, Number(operand));
  if (operand === null) return { where: (value) => `${value} IS NULL`, params: [] };
  throw new Error('$eq and $ne take a string, number, boolean or null');
};

const not =
  (compile: Compile): Compile =>
  (operand) => {
    const test = compile(operand);
    return test && { where: (value, type) => `${test.where(value, type)} IS NOT 1`, params: test.params };
  };

// Text sorts after every number in SQLite, so '' is the border between them.
const compare =
  (sign: '<' | '<=' | '>' | '>='): Compile =>
  (operand) => {
    const element = `value ${sign} ?`;
    if (typeof operand === 'string') {
      const border = (value: string) => (sign.startsWith('<') ? `AND ${value} >= ''` : '');
      const where = (value: string, type: string) => `(${value} ${sign} ? ${border(value)} AND ${isText(type)})`;
      return { where, element, params: [operand] };
    }
    if (typeof operand === 'number') {
      const border = (value: string) => (sign.startsWith('>') ? `AND ${value} < ''` : '');
      const where = (value: string, type: string) => `(${value} ${sign} ? ${border(value)} AND ${isNumber(type)})`;
      return { where, element, params: [operand] };
    }
    return undefined;
  };

const oneOf: Compile = (operand) => {
  if (!Array.isArray(operand) || !operand.every(isScalar)) throw new Error('$in takes a list of values');
  const isType = operand.every((value) => typeof value === 'string')
    ? isText
    : operand.every((value) => typeof value === 'number') && isNumber;
  if (!isType) return undefined;
  const inList = (value: string) => `${value} IN (SELECT value FROM json_each(?))`;
  return {
    where: (value, type) => `(${inList(value)} AND ${isType(type)})`,
    element: inList('value'),
    params: [JSON.stringify(operand)],
  };
};

const exists: Compile = (operand) => {
  if (typeof operand !== 'boolean') throw new Error('$exists takes true or false');
  // SQLite seeks no index for IS NOT NULL; nothing sorts before minus infinity. A null that stands there is among the elements.
  return operand ? { where: (value) => `${value} >= -9e999`, element: '1', params: [] } : undefined;
};

const operators: Record<string, Compile> = {
  $eq: equal,
  $ne: not(equal),
  $gt: compare('>'),
  $gte: compare('>='),
  $lt: compare('<'),
  $lte: compare('<='),
  $in: oneOf,
  $exists: exists,
};

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
