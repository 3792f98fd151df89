import { useRef } from 'react';
import { z } from 'zod';
import { createDrafts } from './draft.ts';

const attempt = z.object({ content: z.string(), key: z.string() });
const attempts = createDrafts((kept) => attempt.safeParse(kept).data);
const nameOf = (draft: string) => `${draft}.attempt`;

/**
 * The `Idempotency-Key` of what is about to be sent. Trying again with the same content is the same attempt, so that an
 * answer that was lost does not make a second one.
 * @param draft under which the attempt is kept as well, for who leaves or reloads before the answer.
 */
export function useAttemptKey(draft?: string): (content: object) => string {
  const last = useRef<z.output<typeof attempt>>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    const before = last.current ?? (draft === undefined ? undefined : attempts.read(nameOf(draft)));
    const now = before?.content === text ? before : { content: text, key: crypto.randomUUID() };
    last.current = now;
    if (draft !== undefined) attempts.keep(nameOf(draft), now);
    return now.key;
  };
}

/** Once it is answered: the same content is something new from then on. */
export const forgetAttempt = (draft: string): void => attempts.clear(nameOf(draft));
