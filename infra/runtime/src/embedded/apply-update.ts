import { $addToSet, $inc, $min, $pull, $push, $set, $unset } from 'mingo/operators/update';
import type { Document, Update } from '../ports/documents.ts';

/** Mingo's operators one by one: its `update` makes a table of all that it knows for each document. */
const operators: Record<string, Operator> = { $set, $unset, $inc, $push, $pull, $addToSet, $min };
type Operator = (fields: never) => (document: Document) => string[];
type Expressions = Record<string, Record<string, unknown>>;

/** Applies an update in place, as MongoDB would. @returns whether anything changed. @throws, half done, when MongoDB would refuse it. */
export function applyUpdate(document: Document, update: Update, { inserting = false } = {}): boolean {
  // JSON drops undefined fields (`ignoreUndefined`) and makes the values this document's own.
  const { $setOnInsert, ...always } = JSON.parse(JSON.stringify(update)) as Update;
  const { _id = document._id, ...set } = { ...(inserting && $setOnInsert), ...always.$set };
  if (_id !== document._id) throw new Error('An update cannot change _id');
  const wanted: Expressions = { ...always, $set: set };

  refuseConflicts(wanted);
  refuseWrongTargets(document, wanted);
  const changes = Object.entries(wanted).map(([name, fields]) => operatorOf(name)(fields as never)(document));
  return changes.some((paths) => paths.length > 0);
}

function operatorOf(name: string): Operator {
  const operator = operators[name];
  if (!operator) throw new Error(`The update operator ${name} is not part of the documents port`);
  return operator;
}

/** What two operators would do to one field, or to a field and another inside it, has no order. */
function refuseConflicts(wanted: Expressions) {
  const paths = Object.values(wanted).flatMap((fields) => Object.keys(fields));
  const taken = new Set(paths);
  if (taken.size < paths.length) throw new Error(`There is a conflict among the updates of ${paths.join(', ')}`);
  for (const path of paths) {
    for (let end = path.indexOf('.'); end !== -1; end = path.indexOf('.', end + 1)) {
      const outer = path.slice(0, end);
      if (taken.has(outer)) throw new Error(`There is a conflict between updates of ${path} and ${outer}`);
    }
  }
}

/** Mingo leaves a field of the wrong kind alone; MongoDB refuses the update. */
function refuseWrongTargets(document: Document, wanted: Expressions) {
  for (const path of Object.keys(wanted['$inc'] ?? {})) {
    const target = at(document, path);
    if (target !== undefined && typeof target !== 'number') throw new Error(`Cannot apply $inc: ${path} is no number`);
  }
  for (const path of Object.keys({ ...wanted['$push'], ...wanted['$pull'], ...wanted['$addToSet'] })) {
    const target = at(document, path);
    if (target !== undefined && !Array.isArray(target)) throw new Error(`Cannot update ${path}: it is no array`);
  }
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner, part) => (inner as Record<string, unknown> | null | undefined)?.[part], value);
}
