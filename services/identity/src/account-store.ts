import { type Documents, insertIfFree } from '@waypost/runtime/ports/documents';
import { derivedId } from '@waypost/runtime/service/derived-id';
import type { ProviderClaims } from './user.ts';

type Subject = Pick<ProviderClaims, 'iss' | 'sub'>;
/** Which account a subject at the provider has now; `generation` goes up by one with each account that they delete. */
type Account = { _id: string; generation: number };

export type AccountStore = {
  /** The id of the account that a subject has, or would have. */
  current(subject: Subject): Promise<CurrentAccount>;
  /** Leaves an account that was deleted for the next one; nothing where somebody else did so meanwhile. */
  leave(subject: Subject, current: CurrentAccount): Promise<void>;
};
export type CurrentAccount = { user_id: string; generation: number };

const idOf = ({ iss, sub }: Subject) => derivedId('account', iss, sub);
/** One account a subject at a time, however many browsers it signs in with at once: the id is the rule. */
const userIdOf = ({ iss, sub }: Subject, generation: number) =>
  generation === 0 ? derivedId('user', iss, sub) : derivedId('user', iss, sub, String(generation));

export async function createAccountStore(documents: Documents): Promise<AccountStore> {
  const accounts = await documents.collection<Account>({ name: 'accounts', indexes: [] });
  return {
    async current(subject) {
      const found = await accounts.findOne({ _id: idOf(subject) });
      const generation = found?.generation ?? 0;
      return { user_id: userIdOf(subject, generation), generation };
    },
    async leave(subject, { generation }) {
      const _id = idOf(subject);
      if (generation > 0) {
        await accounts.updateOne({ _id, generation }, { $inc: { generation: 1 } });
        return;
      }
      await insertIfFree(accounts, { _id, generation: 1 });
    },
  };
}
