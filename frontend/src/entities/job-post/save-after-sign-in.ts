import { tabStorage } from '../../storage/storage.ts';

const key = 'waypost.save-after-sign-in';

/** The post that somebody who was signed out wanted to save, for this tab's session, until they are back from signing in. */
export const saveAfterSignIn = {
  remember(jobId: string): void {
    tabStorage.keep(key, jobId);
  },
  /** Whether it is this post, once. */
  take(jobId: string): boolean {
    if (tabStorage.read(key) !== jobId) return false;
    tabStorage.remove(key);
    return true;
  },
};
