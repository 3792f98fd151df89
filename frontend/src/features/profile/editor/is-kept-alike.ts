import type { ZodType } from 'zod';

/** Whether two writings become the same once a schema has tidied them: blanks at an end, and letters of another width, come back otherwise. */
export function isKeptAlike(schema: ZodType, one: object, other: object): boolean {
  const [kept, alike] = [one, other].map((written) => schema.safeParse(written).data);
  return kept !== undefined && JSON.stringify(kept) === JSON.stringify(alike);
}
