import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const operatorKey = ['operator'] as const;

/** Who runs this installation; undefined until it is known. */
export const useOperator = () =>
  useQuery({
    queryKey: operatorKey,
    queryFn: ({ signal }) => call('getOperator', {}, { signal }),
    staleTime: Infinity,
  }).data;
