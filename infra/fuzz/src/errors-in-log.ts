import { parseJson } from '@waypost/runtime/parse-json';
import { z } from 'zod';

const line = z.looseObject({ level: z.union([z.int(), z.string()]), msg: z.string().default('') });

/** pino's numbers of `error` and `fatal`, with what may stand for them. */
const isError = (level: number | string) => (typeof level === 'number' ? level >= 50 : /^(error|fatal)$/i.test(level));

/** The lines of a log that say that somebody must act now: a product that is only asked strange things writes none. */
export function errorsInLog(log: string): string[] {
  return log.split('\n').filter((text) => {
    const { data } = line.safeParse(parseJson(text));
    return data !== undefined && isError(data.level);
  });
}
