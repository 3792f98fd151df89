import { Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { changedElsewhere } from '../../forms/use-draft-elsewhere.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx';
import type { DraftState } from './use-wizard.ts';
import * as styles from './wizard.css.ts';

type StartFreshProps = {
  isNew: boolean;
  draft: DraftState;
  /** More would be lost than a moment's typing. */
  asksFirst: boolean;
  onStart: () => void;
};

/** Says that what is typed is kept, at a place that is there before: the first letter may not move the field that it is typed into. */
export const DraftKept = ({ isNew, draft }: Pick<StartFreshProps, 'isNew' | 'draft'>) => (
  <output className={styles.draftKept}>
    {draft === 'here' ? (
      <>
        <Check size={16} aria-hidden />
        {isNew ? 'Draft saved' : 'Changes kept as a draft'}
      </>
    ) : null}
    {draft === 'elsewhere' ? changedElsewhere : null}
  </output>
);

/** The way to be rid of what is typed. */
export function StartFresh({ isNew, draft, asksFirst, onStart }: StartFreshProps) {
  const [isAsking, setAsking] = useState(false);
  const action = isNew ? 'Start Fresh' : 'Discard changes';
  return (
    <>
      <Button
        variant="quiet"
        isFlush={!isNew}
        icon={<RotateCcw size={16} aria-hidden />}
        isDisabled={!isNew && draft === 'none'}
        onPress={() => (asksFirst ? setAsking(true) : onStart())}
      >
        {action}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={isNew ? 'Start with an empty form?' : 'Discard your changes?'}
        confirmLabel={action}
        cancelLabel="Keep editing"
        isDanger
        onConfirm={onStart}
      >
        {isNew
          ? 'Everything you typed in all four steps is removed. This cannot be undone.'
          : 'The form goes back to the published post. This cannot be undone.'}
      </ConfirmDialog>
    </>
  );
}
