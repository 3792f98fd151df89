import type { ReactNode, RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import * as styles from './list.css.ts';

export type PopoverPanelProps = {
  label: string;
  placement: 'bottom start' | 'bottom end' | 'bottom';
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** What a `Popover` opens. */
export function PopoverPanel({ label, children, ...opening }: PopoverPanelProps) {
  return (
    <AriaPopover {...opening} trigger="DialogTrigger" className={styles.popover} offset={6}>
      <AriaDialog aria-label={label} className={`${styles.list} ${styles.tall}`}>
        {children}
      </AriaDialog>
    </AriaPopover>
  );
}
