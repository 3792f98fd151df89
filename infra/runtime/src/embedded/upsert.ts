import type { Document, Filter, Update } from '../ports/documents.ts';
import { applyUpdate } from './apply-update.ts';

/** What MongoDB inserts for an upsert that matched nothing: the equality fields of the filter, then the update. */
export function upsertedDocument(filter: Filter, update: Update): Document {
  const $set = Object.fromEntries(equalities(filter));
  const document = { _id: $set['_id'] ?? update.$setOnInsert?.['_id'] ?? update.$set?.['_id'] };
  if (typeof document._id !== 'string')
    throw new Error('An upsert needs a string _id in its filter or in $setOnInsert');
  applyUpdate(document as Document, { $set });
  applyUpdate(document as Document, update, { inserting: true });
  return document as Document;
}

function equalities(filter: Filter): [string, unknown][] {
  return Object.entries(filter).flatMap(([path, value]) => {
    if (path === '$and') return (value as readonly Filter[]).flatMap(equalities);
    if (path.startsWith('$') || value === undefined) return [];
    if (typeof value !== 'object' || value === null) return [[path, value]];
    return '$eq' in value ? [[path, value.$eq]] : [];
  });
}
