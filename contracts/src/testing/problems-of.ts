import type { z } from 'zod';

/** What a schema refuses of a value, as `[path, message]`, the way an answer to a call tells it. */
export function problemsOf(schema: z.ZodType, value: unknown): [path: string, message: string][] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}
