import type { ReactElement } from 'react';
import { PublicActions } from './public-actions.tsx';
import { PublicShell } from './public-shell.tsx';

export const framed = (screen: ReactElement) => <PublicShell>{screen}</PublicShell>;
export const forEverybody = (screen: ReactElement, isPassing = false) => (
  <PublicShell actions={<PublicActions />} isPassing={isPassing}>
    {screen}
  </PublicShell>
);
