import { pages } from '@waypost/contracts/paths';
import { useEffect } from 'react';
import { textFor } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { pageLoad } from '../../session/page-load.ts';
import { toast } from '../../ui/overlays/toast.ts';

/** What the page uses of https://developers.google.com/identity/gsi/web/reference/js-reference */
type GoogleAccounts = {
  initialize(settings: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    use_fedcm_for_prompt: boolean;
    context: 'signin';
  }): void;
  prompt(): void;
  cancel(): void;
};
type GoogleWindow = Window & { google?: { accounts: { id: GoogleAccounts } } };

const script = 'https://accounts.google.com/gsi/client';

/** Offers Google's One Tap beside the button, where the server has it switched on; without it the page is the same. */
export function useOneTap() {
  useEffect(() => {
    const left = new AbortController();
    const element = document.createElement('script');
    const offer = (clientId: string) => {
      element.src = script;
      element.async = true;
      element.addEventListener('load', () => {
        const google = (window as GoogleWindow).google?.accounts.id;
        if (google === undefined || left.signal.aborted) return;
        google.initialize({
          client_id: clientId,
          callback: ({ credential }) => void signUp(credential),
          use_fedcm_for_prompt: true,
          context: 'signin',
        });
        google.prompt();
        left.signal.addEventListener('abort', () => google.cancel());
      });
      document.head.append(element);
    };
    call('getOneTap', {}, { signal: left.signal }).then(
      ({ client_id }) => {
        if (client_id !== null && !left.signal.aborted) offer(client_id);
      },
      // One Tap is an extra: without it the button still signs in.
      () => undefined,
    );
    return () => {
      left.abort();
      element.remove();
    };
  }, []);
}

async function signUp(credential: string) {
  try {
    await call('signUp', { body: { credential } }, { quiet: true });
    // What follows a sign-in is the same, whichever way it came.
    pageLoad.instead(pages.callback);
  } catch (error) {
    toast.error(
      textFor(error, { unauthenticated: 'Authentication failed - please try again' }, 'Google sign-in failed'),
    );
  }
}
