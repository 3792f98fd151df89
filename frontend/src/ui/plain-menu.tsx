import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { MenuContent, MenuPanelProps } from './menu-panel.tsx';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';
import { toast } from './toast.ts';

const loadPanel = () => import('./menu-panel.tsx');
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
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>();
  async function open() {
    try {
      const { MenuPanel } = await loadPanel();
      setPanel(() => MenuPanel);
      setIsOpen(true);
    } catch {
      toast.error('The menu could not be loaded. Please check your connection and try again.');
    }
  }
  return (
    <>
      <PlainButton
        ref={button}
        {...{ variant, size, shape, icon }}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => void open()}
        onFocus={prepare}
        onPointerEnter={prepare}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') void open();
        }}
      >
        {children}
      </PlainButton>
      {Panel ? <Panel {...content} triggerRef={button} isOpen={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}
