import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, type Input } from '../../../api/call.ts';

type Body = Input<'applyToJob'>['body'];

/** Sends an application. Trying again with the same content is the same attempt, so that it is made once. */
export function useApplication(jobId: string) {
  const attempt = useRef({ content: '', key: '' });
  return useMutation({
    mutationFn: (body: Body) => {
      const content = JSON.stringify(body);
      if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      return call('applyToJob', { params: { id: jobId }, body }, { idempotencyKey: attempt.current.key, quiet: true });
    },
  });
}
