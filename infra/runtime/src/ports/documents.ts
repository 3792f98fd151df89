/**
 * Documents: the subset of the MongoDB driver's `Collection` that Waypost uses, so that the cluster
 * driver is that driver itself. Documents are JSON only (no Date, no ObjectId), ids are strings.
 * https://mongodb.github.io/node-mongodb-native/
 */
export type Document = { _id: string };

export type Scalar = string | number | boolean | null;

export type Operators = {
  $eq?: Scalar;
  $ne?: Scalar;
  $gt?: Scalar;
  $gte?: Scalar;
  $lt?: Scalar;
  $lte?: Scalar;
  $in?: readonly Scalar[];
  $exists?: boolean;
};

/** Field paths are dotted (`answers.question_text`); a path into an array matches any element. */
export type Filter = {
  [path: string]: Scalar | Operators | readonly Filter[] | undefined;
  $and?: readonly Filter[];
  $or?: readonly Filter[];
};

export type Update = {
  $set?: Record<string, unknown>;
  $unset?: Record<string, unknown>;
  $inc?: Record<string, number>;
  $push?: Record<string, unknown>;
  $pull?: Record<string, unknown>;
  $addToSet?: Record<string, unknown>;
  $min?: Record<string, Scalar>;
  $setOnInsert?: Record<string, unknown>;
};

export type Sort = Record<string, 1 | -1>;
export type Projection = Record<string, 0 | 1>;

export type FindOptions = { sort?: Sort; limit?: number; skip?: number; projection?: Projection };
export type UpdateResult = { matchedCount: number; modifiedCount: number; upsertedCount: number };

/** One of several writes that are sent together, in the driver's own words. */
export type Write<T> =
  | { insertOne: { document: T } }
  | { replaceOne: { filter: Filter; replacement: T; upsert?: boolean } };

export type Collection<T extends Document> = {
  findOne(filter: Filter, options?: FindOptions): Promise<T | null>;
  find(filter: Filter, options?: FindOptions): AsyncIterable<T> & { toArray(): Promise<T[]> };
  countDocuments(filter: Filter): Promise<number>;
  /** @throws with `code: 11000` when a unique index refuses it; see `isDuplicateKey`. */
  insertOne(document: T): Promise<unknown>;
  updateOne(filter: Filter, update: Update, options?: { upsert?: boolean }): Promise<UpdateResult>;
  updateMany(filter: Filter, update: Update): Promise<UpdateResult>;
  findOneAndUpdate(
    filter: Filter,
    update: Update,
    options?: { upsert?: boolean; returnDocument?: 'before' | 'after'; sort?: Sort },
  ): Promise<T | null>;
  replaceOne(filter: Filter, document: T, options?: { upsert?: boolean }): Promise<UpdateResult>;
  /**
   * Many writes, each by itself: one that fails holds up no other.
   * @throws with `writeErrors`, of which each has the `index` of its write and a `code`, once all were tried; see `refusedWrites`.
   */
  bulkWrite(writes: Write<T>[], options: { ordered: false }): Promise<unknown>;
  deleteOne(filter: Filter): Promise<{ deletedCount: number }>;
  deleteMany(filter: Filter): Promise<{ deletedCount: number }>;
};

/**
 * What a service says of a collection before it may use it. Unique indexes are partial on existing
 * strings. The embedded driver refuses a filter that no declared index (or `_id`) can begin.
 */
export type CollectionSpec = {
  name: string;
  indexes: readonly { key: Sort; unique?: boolean }[];
};

export type Documents = {
  collection<T extends Document>(spec: CollectionSpec): Promise<Collection<T>>;
};

/** What a bulk of writes throws. */
type BulkError = Error & {
  writeErrors: { index: number; code: number } | readonly { index: number; code: number }[];
  result?: { getWriteConcernError?(): unknown };
};
const isBulkError = (error: unknown): error is BulkError => error instanceof Error && 'writeErrors' in error;

/**
 * The indexes of the writes in a bulk that a unique index refused; all other writes are done. @throws `error` itself where
 * anything else went wrong.
 */
export function refusedWrites(error: unknown): ReadonlySet<number> {
  if (!isBulkError(error)) throw error;
  const failed = [error.writeErrors].flat();
  const isNotKept = error.result?.getWriteConcernError?.() !== undefined;
  if (isNotKept || failed.length === 0 || failed.some(({ code }) => code !== duplicateKey)) throw error;
  return new Set(failed.map(({ index }) => index));
}

const duplicateKey = 11000;

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === duplicateKey;
}

/** Whether it was this call that wrote the document; false where a unique index, such as that of ids, refuses it. */
export async function insertIfFree<T extends Document>(
  collection: Pick<Collection<T>, 'insertOne'>,
  document: T,
): Promise<boolean> {
  try {
    await collection.insertOne(document);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
