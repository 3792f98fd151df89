/** Whether something failed for a topic that is not there (any more). Those who wait for a Kafka that is away ask it for no more than they need. */
export function lacksTopic(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('type' in error && error.type === 'UNKNOWN_TOPIC_OR_PARTITION') return true;
  return lacksTopic(error.cause);
}
