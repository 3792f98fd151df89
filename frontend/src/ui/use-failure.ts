import { useState } from 'react';

/** What a query answers; a whole result of TanStack's `useQuery` is one. */
export type Answer<Data> = {
  data: Data | undefined;
  error: Error | null;
  /** When it last failed; 0 where it never has. */
  errorUpdatedAt: number;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Why there is nothing; also while it is tried again, when TanStack forgets it. For what is more than a `QueryView` beside it. */
export function useFailure({
  data,
  error,
  errorUpdatedAt,
}: Omit<Answer<unknown>, 'isFetching' | 'refetch'>): Error | null {
  const [failed, setFailed] = useState({ error, errorUpdatedAt });
  const isNew = error !== failed.error || errorUpdatedAt !== failed.errorUpdatedAt;
  if (error !== null && isNew) setFailed({ error, errorUpdatedAt });
  const isTriedAgain = data === undefined && errorUpdatedAt > 0 && errorUpdatedAt === failed.errorUpdatedAt;
  return error ?? (isTriedAgain ? failed.error : null);
}
