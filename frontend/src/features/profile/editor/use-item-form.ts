import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { ownToday } from '../../../format/own-day.ts';
import { type Edit, editDrafts, editKey, fitted } from './edit-draft.ts';
import type { ItemEditor, ItemForm } from './item-editor.ts';
import { problemsOf } from './item-problems.ts';
import { isSameForm } from './merge-forms.ts';

const resolverOf =
  (editor: ItemEditor): Resolver<ItemForm> =>
  (form, _context, options) => {
    const problems = problemsOf(editor, form, ownToday());
    if (problems.length === 0) return { values: form, errors: {} };
    const errors = Object.fromEntries(problems.map(({ field, message }) => [field, { type: 'contract', message }]));
    return { values: {}, errors: toNestErrors<ItemForm>(errors, options) };
  };

/** The form of an item, held to the contract, and kept as a draft for as long as it differs from what it began with. */
export function useItemForm(editor: ItemEditor, start: Edit, userId: string) {
  const [edit, setEdit] = useState(start);
  const form = useForm<ItemForm>({
    defaultValues: fitted(start.mine, editor.empty),
    resolver: resolverOf(editor),
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control }) as ItemForm;
  const isChanged = !isSameForm(typed, edit.base);
  const key = editKey(userId, editor.section, start.id);
  const isOver = useRef(false);
  useEffect(() => {
    if (isOver.current) return;
    if (isChanged) editDrafts.keep(key, { ...edit, mine: typed });
    else editDrafts.clear(key);
  }, [key, edit, typed, isChanged]);

  return {
    form,
    /** What it began with, and of which version. */
    edit,
    isChanged,
    /** Goes on from another beginning. */
    rebase(next: Edit) {
      setEdit(next);
      form.reset(next.mine);
      const isFit = problemsOf(editor, next.mine, ownToday()).length === 0;
      if (!isFit) void form.trigger();
      return isFit;
    },
    forget() {
      isOver.current = true;
      editDrafts.clear(key);
    },
  };
}
