import { type ReactElement, type ReactNode, type Ref, useRef, useState } from 'react';
import { latePart, useLatePart } from '../behaviour/late-part.ts';
import type { PopoverPanelProps } from './popover-panel.tsx';

const popoverPanel = latePart(() => import('./popover-panel.tsx'), 'PopoverPanel');

type TriggerProps = {
  ref: Ref<HTMLButtonElement>;
  'aria-expanded': boolean;
  onPress: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
};

export type PopoverProps = Pick<PopoverPanelProps, 'label'> & {
  /** The button that opens it. */
  renderTrigger: (props: TriggerProps) => ReactElement;
  placement?: PopoverPanelProps['placement'];
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A panel beside the button that opened it. */
export function Popover({ label, renderTrigger, placement = 'bottom end', children }: PopoverProps) {
  const { Part: Panel, whenThere, ahead } = useLatePart(popoverPanel);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      {renderTrigger({
        ref: button,
        'aria-expanded': isOpen,
        onPress: () => whenThere(() => setOpen(!isOpen)),
        ...ahead,
      })}
      {Panel && (
        <Panel label={label} placement={placement} triggerRef={button} isOpen={isOpen} onOpenChange={setOpen}>
          {typeof children === 'function' ? children(close) : children}
        </Panel>
      )}
    </>
  );
}
