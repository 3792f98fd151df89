import { hasFields } from '@waypost/contracts/fields';
import type { Sort } from '../ports/documents.ts';
import type { SqlValue } from './database.ts';

/** The paths that the indexes of a collection name, and what is known of the documents there. */
export type IndexPaths = {
  all: ReadonlySet<string>;
  /** Those an index starts with, and `_id`: a filter has to name one of them. */
  leading: ReadonlySet<string>;
  /** Those that led through an array in some document; SQL on the document alone cannot answer for them. */
  multikey: ReadonlySet<string>;
};

export function pathsOf(indexes: readonly { key: Sort }[]): { all: Set<string>; leading: Set<string> } {
  const paths = indexes.map((index) => Object.keys(index.key));
  return { all: new Set(paths.flat()), leading: new Set(['_id', ...paths.flatMap((keys) => keys.slice(0, 1))]) };
}

const plainPath = /^[\w-]+(\.[\w-]+)*$/;

function jsonPath(path: string): string {
  if (!plainPath.test(path)) throw new Error(`A field path consists of letters, digits, _ and -, not '${path}'`);
  return `'$${path
    .split('.')
    .map((part) => `."${part}"`)
    .join('')}'`;
}

/** SQL for the value at a path; word for word the expression of the index, or SQLite would not use it. */
export const valueSql = (path: string) => (path === '_id' ? '_id' : `json_extract(json, ${jsonPath(path)})`);
export const typeSql = (path: string) => (path === '_id' ? `'text'` : `json_type(json, ${jsonPath(path)})`);

/** Stands in the elements table for what is no string, number or boolean. */
const arrayNull = Buffer.from([1]);
const compound = Buffer.from([2]);
/** A null that stands there directly, without an array on its path, so that `$exists` finds it. */
export const plainNull = Buffer.from([3]);

/**
 * What the elements table keeps of a document: the values that a path reaches through arrays, as MongoDB's
 * multikey indexes do. https://www.mongodb.com/docs/manual/core/indexes/index-types/index-multikey/
 */
export function elementsAt(document: unknown, path: string): SqlValue[] {
  const found = new Set<SqlValue>();
  collect(document, path.split('.'), false, found);
  return [...found];
}

function collect(value: unknown, [part, ...rest]: string[], throughArray: boolean, found: Set<SqlValue>) {
  if (part === undefined) {
    if (Array.isArray(value)) {
      found.add(compound);
      for (const element of value) found.add(encode(element));
    } else if (throughArray) {
      found.add(encode(value));
    } else if (value === null) {
      found.add(plainNull);
    }
  } else if (Array.isArray(value)) {
    if (/^\d+$/.test(part) && Number(part) < value.length) collect(value[Number(part)], rest, true, found);
    for (const element of value) {
      if (hasFields(element)) collect(element, [part, ...rest], true, found);
    }
  } else if (hasFields(value) && Object.hasOwn(value, part)) {
    collect(value[part], rest, throughArray, found);
  }
}

function encode(value: unknown): SqlValue {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  return value === null ? arrayNull : compound;
}
