import { useRef } from 'react';

/**
 * The `Idempotency-Key` of what is about to be sent. Trying again with the same content is the same attempt, so that an
 * answer that was lost does not make a second one.
 */
export function useAttemptKey(): (content: object) => string {
  const attempt = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (attempt.current.content !== text) attempt.current = { content: text, key: crypto.randomUUID() };
    return attempt.current.key;
  };
}
