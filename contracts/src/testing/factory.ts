import type { z } from 'zod';

let made = 0;

/** Ids that no other call of this process has got, the same at every run. */
export const nextId = (): string => `fac7${(++made).toString(16).padStart(20, '0')}`;

/** When everything was made that says nothing else. */
export const at = '2026-03-02T08:00:00.000Z';

/**
 * A factory that needs no arguments: the defaults, with what matters to a test in their place, parsed by the schema, so
 * that what comes out is always what the wire allows. @throws ZodError for an override that it does not allow.
 */
export const factory =
  <S extends z.ZodType<unknown, object>>(schema: S) =>
  (defaults: (some: Partial<z.input<S>>) => z.input<S>) =>
  (some: Partial<z.input<S>> = {}): z.output<S> =>
    schema.parse({ ...defaults(some), ...some });
