import { type Collection, type CreateIndexesOptions, type IndexDescriptionInfo, MongoServerError } from 'mongodb';
import { type CollectionSpec, isDuplicateKey } from '../ports/documents.ts';
import { SetupError } from './setup-error.ts';

type Index = CollectionSpec['indexes'][number];

/** From here on an index is built by an operator: it takes minutes, in which the service could not start. */
const largestToBuildAtStart = 1_000_000;

const namespaceNotFound = 26;
/** IndexOptionsConflict and IndexKeySpecsConflict: on these fields there is another index under another name. */
const conflicts = new Set<unknown>([85, 86]);
const isConflict = (error: unknown) => error instanceof MongoServerError && conflicts.has(error.code);

const nameOf = ({ key }: Index) =>
  Object.entries(key)
    .map(([path, order]) => `${path}_${order}`)
    .join('_');

/**
 * Unique only among existing strings. `$gte: ''` holds for exactly these and, unlike `$type`, is implied by an
 * equality with a string, so that the index also serves queries.
 * https://www.mongodb.com/docs/manual/core/index-partial/#query-coverage
 */
function optionsOf(index: Index): CreateIndexesOptions {
  if (!index.unique) return { name: nameOf(index) };
  const existingStrings = Object.fromEntries(Object.keys(index.key).map((path) => [path, { $gte: '' }]));
  return { name: nameOf(index), unique: true, partialFilterExpression: existingStrings };
}

const shell = ({ collectionName }: Collection) => `db.getCollection('${collectionName}')`;

async function existingOf(collection: Collection): Promise<IndexDescriptionInfo[]> {
  try {
    return await collection.indexes();
  } catch (error) {
    if (error instanceof MongoServerError && error.code === namespaceNotFound) return [];
    throw error;
  }
}

const text = (value: unknown) => JSON.stringify(value);

function isAsNeeded(index: Index, existing: IndexDescriptionInfo): boolean {
  const { unique, partialFilterExpression } = optionsOf(index);
  const found = [existing.key, existing.unique ?? false, existing.partialFilterExpression];
  return text(found) === text([index.key, unique ?? false, partialFilterExpression]);
}

function refuseOther(collection: Collection, name: string): never {
  throw new SetupError(
    `The index ${name} of ${collection.collectionName} is another one than is needed. ` +
      `Drop it in mongosh, then start again:\n  ${shell(collection)}.dropIndex('${name}')`,
  );
}

function refuseDuplicates(collection: Collection, index: Index): never {
  const values = Object.fromEntries(Object.keys(index.key).map((path) => [path.replaceAll('.', '_'), `$${path}`]));
  const stages = [
    { $match: optionsOf(index).partialFilterExpression },
    ...Object.keys(index.key).map((path) => ({ $unwind: `$${path.split('.')[0]}` })),
    { $group: { _id: values, documents: { $addToSet: '$_id' } } },
    { $match: { 'documents.1': { $exists: true } } },
  ];
  throw new SetupError(
    `${collection.collectionName} holds documents that the unique index ${nameOf(index)} forbids. ` +
      `Find them in mongosh, change all but one, then start again:\n  ${shell(collection)}.aggregate(${JSON.stringify(stages)})`,
  );
}

function refuseLarge(collection: Collection, index: Index, count: number): never {
  throw new SetupError(
    `${collection.collectionName} has ${count} documents and no index ${nameOf(index)}. Building it takes a while; ` +
      `do it in mongosh, then start again:\n  ${shell(collection)}.createIndex(${JSON.stringify(index.key)}, ${JSON.stringify(optionsOf(index))})`,
  );
}

/**
 * Creates the indexes that are missing. Those that nobody names any more stay: an older version may still run.
 * @throws SetupError when that takes long, would meet duplicates, or another index has the place.
 */
export async function prepareIndexes(
  collection: Collection,
  indexes: CollectionSpec['indexes'],
  largest = largestToBuildAtStart,
): Promise<void> {
  const existing = await existingOf(collection);
  for (const present of existing) {
    const wanted = indexes.find((index) => nameOf(index) === present.name);
    if (wanted && !isAsNeeded(wanted, present)) refuseOther(collection, nameOf(wanted));
  }
  // One that somebody has made by hand serves under any name.
  const missing = indexes.filter((index) => !existing.some((present) => isAsNeeded(index, present)));
  const count = missing.length > 0 ? await collection.estimatedDocumentCount() : 0;
  for (const index of missing) {
    if (count > largest) refuseLarge(collection, index, count);
    try {
      await collection.createIndex(index.key, optionsOf(index));
    } catch (error) {
      if (isDuplicateKey(error)) refuseDuplicates(collection, index);
      const inPlace = isConflict(error) && existing.find(({ key }) => text(key) === text(index.key));
      if (inPlace && inPlace.name) refuseOther(collection, inPlace.name);
      throw error;
    }
  }
}
