import { basicInfo } from '@waypost/contracts/entities/profile';
import { call } from '../../../api/call.ts';
import type { EditRules } from '../editor/edit-rules.ts';
import { isKeptAlike } from '../editor/is-kept-alike.ts';
import type { ItemForm } from '../editor/item-editor.ts';
import { updateUser } from '../editor/use-profile-changes.ts';
import {
  basicFieldAt,
  type BasicForm,
  basicFormOf,
  emptyBasicForm,
  problemsOfBasic,
  writeBasic,
} from './basic-form.ts';

const of = (form: ItemForm) => form as BasicForm;

/** Its draft is that of an item that is always there. */
export const basicId = 'info';

/** @param before the username as it is, which is not looked at for as long as it stays. */
export function basicRules(before: Pick<BasicForm, 'username'>): EditRules {
  let taken = before.username;
  return {
    name: 'basic',
    noun: 'basic information',
    empty: emptyBasicForm,
    problemsOf: (form) => problemsOfBasic(of(form), { username: taken }),
    async send(_edit, form, version) {
      const { username } = of(form);
      // First, as it is what may be refused: then nothing else is saved either.
      if (username !== taken) await call('updateUsername', { body: { updated_username: username } }, { quiet: true });
      taken = username;
      return updateUser({ ...writeBasic(of(form)), version });
    },
    theirsIn: (_edit, profile) => basicFormOf(profile),
    isThere({ mine }, profile) {
      const now = basicFormOf(profile);
      return of(mine).username.trim() === now.username && isKeptAlike(basicInfo, writeBasic(of(mine)), writeBasic(now));
    },
    fieldOf: basicFieldAt,
  };
}
