import { update as applyOperators } from 'mingo/updater';
import type { Document, Update } from '../ports/documents.ts';

const operators = new Set(['$set', '$unset', '$inc', '$push', '$pull', '$addToSet', '$min', '$max', '$setOnInsert']);

/** Applies an update in place, as MongoDB would. @returns whether anything changed. @throws when MongoDB would refuse it. */
export function applyUpdate(document: Document, update: Update, { inserting = false } = {}): boolean {
  for (const operator of Object.keys(update)) {
    if (!operators.has(operator)) throw new Error(`The update operator ${operator} is not part of the documents port`);
  }
  // JSON drops undefined fields (`ignoreUndefined`) and makes the values this document's own.
  const { $setOnInsert, ...always } = JSON.parse(JSON.stringify(update)) as Update;
  const { _id = document._id, ...$set } = { ...(inserting && $setOnInsert), ...always.$set };
  if (_id !== document._id) throw new Error('An update cannot change _id');
  const wanted = { ...always, $set };
  const expressions = Object.fromEntries(Object.entries(wanted).filter(([, fields]) => Object.keys(fields).length > 0));

  refuseWrongTargets(document, wanted);
  return applyOperators(document, expressions).length > 0;
}

/** Mingo leaves a field of the wrong kind alone; MongoDB refuses the update. */
function refuseWrongTargets(document: Document, { $inc, $push, $pull, $addToSet }: Update) {
  for (const path of Object.keys($inc ?? {})) {
    const target = at(document, path);
    if (target !== undefined && typeof target !== 'number') throw new Error(`Cannot apply $inc: ${path} is no number`);
  }
  for (const path of Object.keys({ ...$push, ...$pull, ...$addToSet })) {
    const target = at(document, path);
    if (target !== undefined && !Array.isArray(target)) throw new Error(`Cannot update ${path}: it is no array`);
  }
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner, part) => (inner as Record<string, unknown> | null | undefined)?.[part], value);
}
