/** A unique index refused a document, as the MongoDB driver says it. */
export class DuplicateKeyError extends Error {
  readonly code = 11000;

  constructor(collection: string, key: string) {
    super(`E11000 duplicate key error collection: ${collection} key: ${key}`);
    this.name = 'DuplicateKeyError';
  }
}

/** What unique indexes refused of a bulk of writes, as the MongoDB driver says it. */
export class BulkWriteError extends Error {
  readonly code = 11000;
  readonly writeErrors: readonly { index: number; code: number }[];

  constructor(refused: readonly number[]) {
    super(`E11000 duplicate keys in ${refused.length} writes`);
    this.name = 'BulkWriteError';
    this.writeErrors = refused.map((index) => ({ index, code: this.code }));
  }
}

/** https://sqlite.org/rescode.html#constraint_unique and #constraint_primarykey */
const uniqueViolations = new Set([2067, 1555]);

export function isUniqueViolation(error: unknown): error is Error {
  return error instanceof Error && uniqueViolations.has((error as { errcode?: number }).errcode ?? 0);
}
