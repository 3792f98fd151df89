import { useMutation } from '@tanstack/react-query';
import { call, type Input } from '../../../api/call.ts';
import { useAttemptKey } from '../../../forms/use-attempt-key.ts';

type Body = Input<'applyToJob'>['body'];

/** Sends an application. */
export function useApplication(jobId: string) {
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: (body: Body) =>
      call('applyToJob', { params: { id: jobId }, body }, { idempotencyKey: keyFor(body), quiet: true }),
  });
}
