import { autocompleteMinimum } from '@waypost/contracts/constants';
import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isPlaceAlone, modeBeside, placeIn } from '../../../entities/job-post/pasted/place-line.ts';
import { type SortedText, sortJobText } from '../../../entities/job-post/pasted/sort-job-text.ts';
import { usePasteDialog } from '../../../entities/job-post/pasted/use-paste-dialog.ts';
import { lookUpWholeCities } from '../../../entities/lookup/cities.ts';
import { fieldId } from '../../../forms/field-id.ts';
import { findListed } from '../../../ui/fields/combo/find-listed.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { isSameForm } from '../form/draft.ts';
import type { JobForm } from '../form/job-form.ts';
import type { StepId } from '../steps.ts';
import { pastedFields, withCity, withSorted } from './with-sorted.ts';

type PastingOptions = {
  form: UseFormReturn<JobForm, { step: StepId }>;
  /** What was filled in is looked over from the first step on. */
  onFilled: () => void;
};

/** Fills the form in from the whole text of a post that was written elsewhere. */
export function usePasting({ form, onFilled }: PastingOptions) {
  const [text, setText] = useState('');
  const closeNews = useRef<() => void>(undefined);
  useEffect(() => () => closeNews.current?.(), []);

  const show = (next: JobForm) => form.reset(next, { keepDefaultValues: true });

  /** A city that is listed gets its field too, unless somebody goes on before that is known. */
  async function findCity(line: string | undefined, filled: JobForm) {
    const place = line === undefined ? '' : placeIn(line);
    if (line === undefined || place.length < autocompleteMinimum.cities || filled.cities.length > 0) return;
    const city = await findListed(lookUpWholeCities, place).catch(() => undefined);
    if (city === undefined || !isSameForm(form.getValues(), filled)) return;
    show(
      withCity(filled, { id: city.id, name: city.name }, { line, isAll: isPlaceAlone(line), mode: modeBeside(line) }),
    );
  }

  /** Whether anything was found that is not there already. @param before what Undo goes back to. */
  function fillIn(found: SortedText, before = form.getValues()): boolean {
    const after = withSorted(before, found);
    if (isSameForm(after, before)) return false;
    show(after);
    onFilled();
    void findCity(found.place, after);
    closeNews.current = toast.success('The fields are filled in. Please look them over.', {
      action: { label: 'Undo', onAction: () => show(before) },
    });
    return true;
  }

  const { dialog, open } = usePasteDialog({ text, setText, fillIn: (pasted) => fillIn(sortJobText(pasted)) });

  return {
    dialog,
    open,
    /** A description that says under headings what is to be done and what is asked is a whole post, where none of that is written yet. */
    onPaste(event: ClipboardEvent) {
      if ((event.target as Element).id !== fieldId('description')) return;
      const pasted = event.clipboardData.getData('text');
      const isWritten = form.getValues(pastedFields).some((words) => words.trim() !== '');
      if (isWritten) return;
      const found = sortJobText(pasted);
      if (found.responsibility === undefined || found.minimum_qualification === undefined) return;
      event.preventDefault();
      fillIn(found, { ...form.getValues(), description: pasted });
    },
  };
}
