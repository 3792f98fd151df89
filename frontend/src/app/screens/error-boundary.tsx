import { onlineManager } from '@tanstack/react-query';
import { pages } from '@waypost/contracts/paths';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { pageLoad } from '../../session/page-load.ts';
import { PlainButton } from '../../ui/buttons/plain-button.tsx';
import { ErrorState } from '../../ui/page/state.tsx';
import { forgetFailures } from './screen.ts';

type Props = {
  /** A new value, such as the path, gives what is inside another chance. */
  resetKey?: string;
  children: ReactNode;
};
type State = { hasFailed: boolean; resetKey: string | undefined };

const title = 'This page could not be shown';

export function CouldNotBeShown() {
  useLayoutEffect(() => {
    document.title = `${title} · Waypost`;
    // Its file may not have come for want of one.
    addEventListener('online', pageLoad.again);
    return () => removeEventListener('online', pageLoad.again);
  }, []);
  return (
    <ErrorState
      title={title}
      actions={
        <>
          <PlainButton variant="primary" onPress={pageLoad.again}>
            Reload the page
          </PlainButton>
          <PlainButton onPress={() => location.assign(pages.start)}>Return to Home</PlainButton>
        </>
      }
    >
      {onlineManager.isOnline()
        ? 'Something went wrong while showing it. What you saved is safe and drafts are kept; reloading usually helps.'
        : 'You are offline, and it had not loaded yet. It opens by itself once you are back online. What you saved is safe and drafts are kept.'}
    </ErrorState>
  );
}

/** Stands in for a page that could not be drawn, also when a new version has replaced the files it needs. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <CouldNotBeShown />;
  }
}
