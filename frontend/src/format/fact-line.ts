import { isolated } from './quoted.ts';

/** "Pune · Full-Time": what is known, in a line; where it wraps, the point stays with what it follows. */
export const factLine = (facts: readonly (string | number | false | null | undefined)[]): string =>
  facts
    .filter(Boolean)
    .map((fact) => isolated(String(fact)))
    .join('\u00A0· ');
