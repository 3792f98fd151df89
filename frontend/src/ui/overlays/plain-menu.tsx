import { type ReactNode, useRef, useState } from 'react';
import { latePart, useLatePart } from '../behaviour/late-part.ts';
import { PlainButton, type PlainButtonProps } from '../buttons/plain-button.tsx';
import type { MenuContent } from './menu-panel.tsx';

const menuPanel = latePart(() => import('./menu-panel.tsx'), 'MenuPanel');

type PlainMenuProps = MenuContent &
  Pick<PlainButtonProps, 'variant' | 'size' | 'shape' | 'icon' | 'isFullWidth'> & {
    /** The name of the button. */
    name: string;
    children?: ReactNode;
  };

/** A menu on the browser's own button, for what every page loads: as `Menu`, but react-aria comes with the first opening. */
export function PlainMenu({
  name,
  variant,
  size,
  shape,
  icon,
  isFullWidth = false,
  children,
  ...content
}: PlainMenuProps) {
  const { Part: MenuPanel, whenThere, ahead } = useLatePart(menuPanel);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => whenThere(() => setOpen(true));
  return (
    <>
      <PlainButton
        ref={button}
        {...{ variant, size, shape, icon, isFullWidth }}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={open}
        {...ahead}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') open();
        }}
      >
        {children}
      </PlainButton>
      {MenuPanel && <MenuPanel {...content} triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
