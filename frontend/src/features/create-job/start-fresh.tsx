import { Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Inline } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';

type StartFreshProps = {
  isNew: boolean;
  isDraftKept: boolean;
  /** More would be lost than a moment's typing. */
  asksFirst: boolean;
  onStart: () => void;
};

/** Says that what is typed is kept, and is the way to be rid of it. */
export function StartFresh({ isNew, isDraftKept, asksFirst, onStart }: StartFreshProps) {
  const [isAsking, setAsking] = useState(false);
  const action = isNew ? 'Start Fresh' : 'Discard changes';
  return (
    <Inline space={3}>
      <output>
        {isDraftKept ? (
          <Inline space={1} wrap={false}>
            <Check size={16} aria-hidden />
            <Text as="span" tone="muted">
              {isNew ? 'Draft saved' : 'Changes kept as a draft'}
            </Text>
          </Inline>
        ) : null}
      </output>
      {isNew || isDraftKept ? (
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
