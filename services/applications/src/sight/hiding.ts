import { AppError } from '@waypost/contracts/errors';
import type { Closeable } from '@waypost/runtime/closeable';
import { createWorkPool, isTooDemanding } from '@waypost/runtime/work-pool/work-pool';
import { hide, type Hidden } from './hiding-work.ts';

/** Hides who somebody is in texts of theirs. */
export type Hiding = Closeable & {
  /**
   * The texts of each of these people.
   * @param owner who is to see them.
   * @throws what a work pool does, for long ones, in words for whoever sees them, who cannot shorten them.
   */
  hide(people: readonly Hidden[], owner: string): Promise<string[][]>;
};

/** Characters of texts, and of the words that are hidden in them, that take ten milliseconds at the worst: more than most resumes have. */
const longestHere = 10_000;

const lengthOf = ({ words: { names, contacts, schools }, texts }: Hidden): number =>
  [...names, ...contacts, ...schools, ...texts].reduce((sum, text) => sum + text.length, 0);

function tell(cause: unknown): never {
  if (!isTooDemanding(cause)) throw cause;
  throw new AppError('payload-too-large', 'This text is too long to be shown without saying whose it is.', { cause });
}

/**
 * The longest resume takes a fifth of a second, and so do the answers of one person whose profile names as many pages and schools as it
 * can. What is long together is read in a thread of its own: nobody else waits for it.
 */
export function createHiding(deadlineMs = 3_000): Hiding {
  const pool = createWorkPool<typeof import('./hiding-work.ts')>({
    file: new URL('./hiding-work.ts', import.meta.url),
    memoryMb: 64,
    deadlineMs,
  });
  return {
    async hide(people, owner) {
      if (people.reduce((sum, one) => sum + lengthOf(one), 0) <= longestHere) return people.map(hide);
      const hidden: string[][] = [];
      // One after the other: each has its own time, and whoever else asks has a turn in between.
      for (const one of people) hidden.push(await pool.run('hide', one, owner).catch(tell));
      return hidden;
    },
    close: () => pool.close(),
  };
}
