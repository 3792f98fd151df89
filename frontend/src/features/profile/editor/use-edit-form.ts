import { toNestErrors } from '@hookform/resolvers';
import { useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { type Edit, editKey, fitted } from './edit-draft.ts';
import type { EditRules } from './edit-rules.ts';
import type { ItemForm } from './item-editor.ts';
import { isSameForm } from './merge-forms.ts';
import { useKeptEdit } from './use-kept-edit.ts';

const resolverOf =
  ({ problemsOf }: EditRules): Resolver<ItemForm> =>
  (form, _context, options) => {
    const problems = problemsOf(form);
    if (problems.length === 0) return { values: form, errors: {} };
    const errors = Object.fromEntries(problems.map(({ field, message }) => [field, { type: 'contract', message }]));
    return { values: {}, errors: toNestErrors<ItemForm>(errors, options) };
  };

/** A form, held to its rules, and kept as a draft for as long as it differs from what it began with. */
export function useEditForm(rules: EditRules, start: Edit, userId: string) {
  const [edit, setEdit] = useState(start);
  const form = useForm<ItemForm>({
    defaultValues: fitted(start.mine, rules.empty),
    resolver: resolverOf(rules),
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control }) as ItemForm;
  const isChanged = !isSameForm(typed, edit.base);
  const { forget } = useKeptEdit(editKey(userId, rules.name, start.id), { ...edit, mine: typed }, isChanged);

  return {
    form,
    /** The edit: what the form began with, and the version of the profile then. */
    edit,
    isChanged,
    /** Goes on from another beginning. Answers whether it can be sent as it is. */
    rebase(next: Edit) {
      setEdit(next);
      form.reset(next.mine);
      const isFit = rules.problemsOf(next.mine).length === 0;
      if (!isFit) void form.trigger();
      return isFit;
    },
    forget,
  };
}
