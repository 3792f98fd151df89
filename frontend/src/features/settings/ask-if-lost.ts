import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isRefusal } from '../../api/api-error.ts';

/** Whether a change may have been taken although it failed, as its answer was lost: then what the server has is asked for again. */
export function askIfLost(queries: QueryClient, error: Error, queryKey: QueryKey): boolean {
  const isLost = isRefusal(error, 'network');
  if (isLost) void queries.invalidateQueries({ queryKey });
  return isLost;
}
