import type { ReactNode } from 'react';
import { sentenceOf } from '../../api/sentence-of.ts';
import { type Answer, QueryView } from '../../ui/page/query-view.tsx';
import { BoneLines, Loading } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/state.tsx';

type PanelStateProps<Data> = {
  answer: Answer<Data>;
  loading: string;
  failed: string;
  children: (data: Data) => ReactNode;
};

/** A part of an applicant's details that comes by itself, and fails by itself. */
export const PanelState = <Data,>({ answer, loading, failed, children }: PanelStateProps<Data>) => (
  <QueryView
    answer={answer}
    loading={
      <Loading label={loading}>
        <BoneLines count={5} />
      </Loading>
    }
    renderFailure={(error, retry) => (
      <ErrorState title={failed} {...retry}>
        {sentenceOf(error, 'Something went wrong on our side.')} Nothing about the applicant has changed.
      </ErrorState>
    )}
  >
    {children}
  </QueryView>
);
