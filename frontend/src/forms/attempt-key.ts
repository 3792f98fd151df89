import { useRef } from 'react';
import { z } from 'zod';
import { keptOnDevice } from '../storage/kept-on-device.ts';

type Attempt = { content: string; key: string };

/**
 * The `Idempotency-Key` of what is about to be sent. Trying again with the same content is the same attempt, so that an
 * answer that was lost does not make a second one.
 */
export function useAttemptKey(): (content: object) => string {
  const last = useRef<Attempt>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    last.current = last.current?.content === text ? last.current : { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}

const attempt = z.object({ key: z.string() });
const attempts = keptOnDevice((kept) => attempt.safeParse(kept).data);
const nameOf = (draft: string) => `${draft}.attempt`;
/** Where this device keeps nothing. */
const unkept = new Map<string, string>();

/**
 * The `Idempotency-Key` of whatever is sent of a draft until it is published, kept beside it for who leaves or reloads before that.
 * With other words it is the same attempt: the first may have arrived, and only its answer be lost.
 */
export function attemptKey(draft: string): string {
  const key = attempts.read(nameOf(draft))?.key ?? unkept.get(draft) ?? crypto.randomUUID();
  if (!attempts.keep(nameOf(draft), { key })) unkept.set(draft, key);
  return key;
}

/** Once it is published, or another one is wanted: what is sent from then on is something new. */
export function forgetAttempt(draft: string): void {
  attempts.clear(nameOf(draft));
  unkept.delete(draft);
}
