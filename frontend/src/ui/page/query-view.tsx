import type { ReactNode } from 'react';
import { useFailure } from '../behaviour/use-failure.ts';
import { PlainButton } from '../buttons/plain-button.tsx';
import { Text } from '../content/text.tsx';
import { Banner } from './banner.tsx';
import { Stack } from './layout.tsx';

/** What a query answers; a whole result of TanStack's `useQuery` is one. */
export type Answer<Data> = {
  data: Data | undefined;
  error: Error | null;
  /** When it last failed; 0 where it never has. */
  errorUpdatedAt: number;
  isFetching: boolean;
  refetch: () => unknown;
};

/** For an ErrorState: `<ErrorState title="…" {...retry}>`. */
export type Retry = { onRetry: () => void; isRetrying: boolean };

export type QueryViewProps<Data> = {
  answer: Answer<Data>;
  /** Bones of what is coming. */
  loading: ReactNode;
  renderFailure: (error: Error, retry: Retry) => ReactNode;
  /** The title of the notice that a refetch failed while an earlier answer is shown; without it nothing is said. */
  staleTitle?: string;
  children: (data: Data) => ReactNode;
};

/** The one way in which something that is fetched looks: on its way, failed, out of date, there. */
export function QueryView<Data>({ answer, loading, renderFailure, staleTitle, children }: QueryViewProps<Data>) {
  const { data, isFetching, refetch } = answer;
  const error = useFailure(answer);
  const retry: Retry = { onRetry: () => void refetch(), isRetrying: isFetching };
  if (data === undefined) return error === null ? loading : renderFailure(error, retry);
  if (error === null || staleTitle === undefined) return children(data);
  return (
    <Stack space={5}>
      <Banner
        tone="warning"
        title={staleTitle}
        actions={
          <PlainButton isPending={isFetching} pendingLabel="Trying again…" onPress={retry.onRetry}>
            Retry
          </PlainButton>
        }
      >
        <Text>This is what loaded earlier.</Text>
      </Banner>
      {children(data)}
    </Stack>
  );
}
