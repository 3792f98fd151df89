import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { BottomSheet } from './drawer.tsx';

type FilterSheetProps = {
  /** How many filters are set. */
  count: number;
  renderFooter?: (close: () => void) => ReactNode;
  children: (close: () => void) => ReactNode;
};

/** A button that opens the filters of a list where there is no room for them beside it. */
export function FilterSheet({ count, renderFooter, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<SlidersHorizontal size={16} aria-hidden />} onPress={() => setOpen(true)}>
        {count === 0 ? 'Filters' : `Filters\u00a0(${count})`}
      </Button>
      <BottomSheet isOpen={isOpen} onOpenChange={setOpen} title="Filters" footer={renderFooter?.(close)}>
        {children(close)}
      </BottomSheet>
    </>
  );
}
