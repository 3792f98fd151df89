import type { Settings } from '@waypost/contracts/entities/settings';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { QueryView } from '../../ui/page/query-view.tsx';
import { Bone, Loading } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/state.tsx';
import { useSettings } from './use-settings.ts';

export const CardBones = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Bone height="14rem" />
  </Loading>
);

/** What shows settings, in every state of fetching them. */
export function SettingsView({ children }: { children: (settings: Settings) => ReactNode }) {
  const answer = useSettings();
  return (
    <QueryView
      answer={answer}
      loading={<CardBones label="Loading your settings…" />}
      renderFailure={(error, retry) => (
        <ErrorState title="Your settings could not be loaded" {...retry}>
          {messageOf(error, 'Your earlier choices still apply. Please try again.')}
        </ErrorState>
      )}
      staleTitle="Your settings could not be loaded again"
    >
      {children}
    </QueryView>
  );
}
