import { AppError } from '@waypost/contracts/errors';
import type { Closeable } from '@waypost/runtime/closeable';
import { createRoundRobin } from '@waypost/runtime/work-pool/round-robin';
import { createWorkPool, isTooDemanding } from '@waypost/runtime/work-pool/work-pool';
import { hide, type Hidden } from './hiding-work.ts';

/** Hides who somebody is in texts of theirs. */
export type Hiding = Closeable & {
  /**
   * The texts of one person.
   * @param owner who is to see them.
   * @throws what a work pool does, for long ones, in words for whoever sees them, who cannot shorten them.
   */
  hide(hidden: Hidden, owner: string): Promise<string[]>;
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
 * can. That is done in a thread of its own; what is short is done here, in turns: nobody else waits for either.
 */
export function createHiding(deadlineMs = 3_000): Hiding {
  const pool = createWorkPool<typeof import('./hiding-work.ts')>({
    file: new URL('./hiding-work.ts', import.meta.url),
    memoryMb: 64,
    deadlineMs,
  });
  const roundRobin = createRoundRobin();
  return {
    hide: (hidden, owner) =>
      lengthOf(hidden) > longestHere
        ? pool.run('hide', hidden, owner).catch(tell)
        : roundRobin(owner, () => hide(hidden)),
    close: () => pool.close(),
  };
}
