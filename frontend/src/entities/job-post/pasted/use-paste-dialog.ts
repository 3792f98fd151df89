import { useState } from 'react';
import { toast } from '../../../ui/overlays/toast.ts';

/** A whole job text that is pasted at once, and what is done with it. */
type Pasting = {
  text: string;
  setText: (text: string) => void;
  /** @returns whether anything of it has its place in the form. */
  fillIn: (text: string) => boolean;
};

/** Sorts a pasted text into a form. Where nothing was found in it, it stands in the dialog, and that is said. */
export function usePasteDialog({ text, setText, fillIn }: Pasting) {
  const [isOpen, setOpen] = useState(false);
  const sort = (pasted: string) => {
    const isSorted = fillIn(pasted);
    if (!isSorted) toast.info('Nothing in this text belongs in a field');
    setOpen(!isSorted);
    setText(isSorted ? '' : pasted);
  };
  return {
    sort,
    open: () => setOpen(true),
    dialog: { isOpen, onOpenChange: setOpen, text, onText: setText, onSort: () => sort(text) },
  };
}
