import { Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { changedElsewhere } from '../../forms/use-draft-elsewhere.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Inline } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import type { DraftState } from './use-wizard.ts';

type StartFreshProps = {
  isNew: boolean;
  draft: DraftState;
  /** More would be lost than a moment's typing. */
  asksFirst: boolean;
  onStart: () => void;
};

/** Says that what is typed is kept, and is the way to be rid of it. */
export function StartFresh({ isNew, draft, asksFirst, onStart }: StartFreshProps) {
  const [isAsking, setAsking] = useState(false);
  const action = isNew ? 'Start Fresh' : 'Discard changes';
  return (
    <Inline space={3}>
      <output>
        {draft === 'here' ? (
          <Inline space={1} wrap={false}>
            <Check size={16} aria-hidden />
            <Text as="span" tone="muted">
              {isNew ? 'Draft saved' : 'Changes kept as a draft'}
            </Text>
          </Inline>
        ) : null}
        {draft === 'elsewhere' ? (
          <Text as="span" tone="muted">
            {changedElsewhere}
          </Text>
        ) : null}
      </output>
      {isNew || draft !== 'none' ? (
        <Button
          variant="quiet"
          icon={<RotateCcw size={16} aria-hidden />}
          onPress={() => (asksFirst ? setAsking(true) : onStart())}
        >
          {action}
        </Button>
      ) : null}
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
    </Inline>
  );
}
