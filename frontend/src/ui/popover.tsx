import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import * as styles from './list.css.ts';

export type PopoverProps = {
  label: string;
  trigger: ReactElement;
  placement?: 'bottom start' | 'bottom end' | 'bottom';
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A panel beside the button that opened it. */
export function Popover({ label, trigger, placement = 'bottom end', onOpenChange, children }: PopoverProps) {
  return (
    <DialogTrigger {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      {trigger}
      <AriaPopover className={styles.popover} placement={placement} offset={6}>
        <AriaDialog aria-label={label} className={styles.list}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </AriaDialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
