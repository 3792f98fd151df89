import { tabStorage } from '../storage/storage.ts';
import type { toast } from '../ui/overlays/toast.ts';

/** Why a session is not shown here any more: this tab or another one signed out, the account was deleted, somebody else signed in, or it was found to be over. */
export type EndOfSession = 'signed-out' | 'deleted' | 'signed-out-elsewhere' | 'replaced' | 'ended';
/** What the page that is loaded next says of it, in this tab: the one that knew is gone with its memory. */
type Farewell = { why: EndOfSession; words?: { tone: Exclude<keyof typeof toast, 'clear'>; message: string } };

const key = 'waypost.farewell';

const read = (): Partial<Farewell> => tabStorage.readJson(key) ?? {};
const keep = (farewell: Farewell) => tabStorage.keep(key, JSON.stringify(farewell));

export const farewell = {
  keep,
  /** Whether the last session ended without anybody's meaning it. */
  isUnmeant: (): boolean => read().why === 'ended',
  /** The words, once. */
  takeWords(): Farewell['words'] {
    const { why, words } = read();
    if (why !== undefined && words !== undefined) keep({ why });
    return words;
  },
  forget: () => tabStorage.remove(key),
};
