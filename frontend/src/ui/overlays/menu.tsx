import type { ReactElement } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { MenuPanel, type MenuContent } from './menu-panel.tsx';

export type MenuProps = MenuContent & {
  /** The button that opens it. */
  trigger: ReactElement;
};

export function Menu({ trigger, ...content }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <MenuPanel {...content} />
    </MenuTrigger>
  );
}
