import { useState } from 'react';

type Failing = {
  data: unknown;
  error: Error | null;
  /** When it last failed; 0 where it never has. */
  errorUpdatedAt: number;
};

/** Why there is nothing; also while it is tried again, when TanStack forgets it. A `QueryView` has it for what it draws. */
export function useFailure({ data, error, errorUpdatedAt }: Failing): Error | null {
  const [failed, setFailed] = useState({ error, errorUpdatedAt });
  const isNew = error !== failed.error || errorUpdatedAt !== failed.errorUpdatedAt;
  if (error !== null && isNew) setFailed({ error, errorUpdatedAt });
  const isTriedAgain = data === undefined && errorUpdatedAt > 0 && errorUpdatedAt === failed.errorUpdatedAt;
  return error ?? (isTriedAgain ? failed.error : null);
}
