import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { latePart, useLatePart } from '../behaviour/late-part.ts';
import { Button } from '../buttons/button.tsx';

const bottomSheet = latePart(() => import('./drawer.tsx'), 'BottomSheet');

type FilterSheetProps = {
  /** How many filters are set. */
  count: number;
  renderFooter?: (close: () => void) => ReactNode;
  children: (close: () => void) => ReactNode;
};

/** A button that opens the filters of a list where there is no room for them beside it. */
export function FilterSheet({ count, renderFooter, children }: FilterSheetProps) {
  const { Part: BottomSheet, whenThere, ahead } = useLatePart(bottomSheet);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={16} aria-hidden />}
        onPress={() => whenThere(() => setOpen(true))}
        {...ahead}
      >
        {count === 0 ? 'Filters' : `Filters\u00a0(${count})`}
      </Button>
      {BottomSheet && (
        <BottomSheet isOpen={isOpen} onOpenChange={setOpen} title="Filters" footer={renderFooter?.(close)}>
          {children(close)}
        </BottomSheet>
      )}
    </>
  );
}
