import { type ReactNode, Suspense, lazy, useRef, useState } from 'react';
import type { MenuContent } from './menu-panel.tsx';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';

const loadPanel = () => import('./menu-panel.tsx');
const MenuPanel = lazy(async () => ({ default: (await loadPanel()).MenuPanel }));
/** It comes while somebody is about to press; what does not come is asked for again by the press. */
const prepare = () => void loadPanel().catch(() => undefined);

type PlainMenuProps = MenuContent &
  Pick<PlainButtonProps, 'variant' | 'size' | 'shape' | 'icon'> & {
    /** The name of the button. */
    name: string;
    children?: ReactNode;
  };

/** A menu on the browser's own button, for what every page loads: as `Menu`, but react-aria comes with the first opening. */
export function PlainMenu({ name, variant, size, shape, icon, children, ...content }: PlainMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <PlainButton
        ref={button}
        {...{ variant, size, shape, icon }}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={open}
        onFocus={prepare}
        onPointerEnter={prepare}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') open();
        }}
      >
        {children}
      </PlainButton>
      {isWanted ? (
        <Suspense fallback={null}>
          <MenuPanel {...content} triggerRef={button} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
