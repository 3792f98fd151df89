import { AppError } from '@waypost/contracts/errors';
import type { Closeable } from '@waypost/runtime/closeable';
import { createWorkPool, isTooDemanding } from '@waypost/runtime/work-pool/work-pool';
import { hide, type Hidden } from './hiding-work.ts';

/** Hides who somebody is in texts of theirs. */
export type Hiding = Closeable & {
  /**
   * @param owner who is to see them.
   * @throws what a work pool does, for long ones, in words for whoever sees them, who cannot shorten them.
   */
  hide(hidden: Hidden, owner: string): Promise<string[]>;
};

/** Characters that take ten milliseconds at the worst: more than most resumes have. */
const longestHere = 10_000;

function tell(cause: unknown): never {
  if (!isTooDemanding(cause)) throw cause;
  throw new AppError('payload-too-large', 'This text is too long to be shown without saying whose it is.', { cause });
}

/** The longest resume takes a fifth of a second, so that long texts are read in a thread of their own: nobody else waits for them. */
export function createHiding(deadlineMs = 3_000): Hiding {
  const pool = createWorkPool<typeof import('./hiding-work.ts')>({
    file: new URL('./hiding-work.ts', import.meta.url),
    memoryMb: 64,
    deadlineMs,
  });
  return {
    async hide(hidden, owner) {
      const length = hidden.texts.reduce((sum, text) => sum + text.length, 0);
      return length <= longestHere ? hide(hidden) : pool.run('hide', hidden, owner).catch(tell);
    },
    close: () => pool.close(),
  };
}
