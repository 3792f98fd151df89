/** A value beside the name and the version that its store keeps for it. Versions count from 1. */
export type Stored<T> = StoredAs & { value: T };
export type StoredAs = { id: string; version: number };

/** What happened, as it is told; the store adds the rest. */
export type NewEvent = { type: string; data: unknown };

/** Tells of a value, as which and at which version it is stored by then. */
export type Telling<T> = (now: Stored<T>) => NewEvent;

/** What a value shall become, and what is told of it. */
export type Decision<T> = { value: T; events: readonly Telling<T>[] };
/** Undefined: nothing to do. It is pure, as it may be asked several times. */
export type Decide<T> = (value: T, storedAs: StoredAs) => Decision<T> | undefined;
export type Creation<T> = Decision<T> & { id: string };
