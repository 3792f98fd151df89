import { useMutation } from '@tanstack/react-query';
import { call, type Input, type Output } from '../../../api/call.ts';
import { useAttemptKey } from '../../../forms/attempt-key.ts';

export type Step = 'resume' | 'questions';
type Sent = { body: Input<'applyToJob'>['body']; resumeName: string; step: Step };
type Outcome = {
  onSuccess: (answer: Output<'applyToJob'>, sent: Sent) => void;
  onError: (refused: Error) => void;
};

/** Sends an application. @param outcome is told also when the dialog has been left by then. */
export function useApplication(jobId: string, outcome: Outcome) {
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: ({ body }: Sent) =>
      call('applyToJob', { params: { id: jobId }, body }, { idempotencyKey: keyFor(body), quiet: true }),
    ...outcome,
  });
}
