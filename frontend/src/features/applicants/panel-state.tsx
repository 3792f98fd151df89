import type { ReactNode } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { BoneLines, Loading } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state.tsx';

type Answer<Data> = { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };

type PanelStateProps<Data> = {
  answer: Answer<Data>;
  loading: string;
  failed: string;
  children: (data: Data) => ReactNode;
};

/** A part of the details that comes by itself, and fails by itself. */
export function PanelState<Data>({ answer, loading, failed, children }: PanelStateProps<Data>) {
  const { data, error, isFetching, refetch } = answer;
  if (data !== undefined) return children(data);
  if (error === null) {
    return (
      <Loading label={loading}>
        <BoneLines count={5} />
      </Loading>
    );
  }
  return (
    <ErrorState title={failed} isRetrying={isFetching} onRetry={() => void refetch()}>
      {messageOf(error, 'Something went wrong on our side.')} Nothing about the applicant has changed.
    </ErrorState>
  );
}
