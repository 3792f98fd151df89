import { Check } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { type NavigateOptions, useNavigate } from '../../router/router.tsx';
import * as styles from './list.css.ts';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

export type MenuAction = {
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** A place to go instead of something to do. */
  href?: string;
  onAction?: () => void;
  isSelected?: boolean;
  isDisabled?: boolean;
  tone?: 'danger';
};

export type MenuGroup = { id: string; title?: string; actions: readonly MenuAction[] };

export type MenuContent = {
  label: string;
  groups: readonly MenuGroup[];
  /** Marks one of each group as the current one. */
  hasSelection?: boolean;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
};

function Item({ action, hasSelection }: { action: MenuAction; hasSelection: boolean }) {
  const { id, label, description, icon, href, onAction, isDisabled = false, tone } = action;
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={styles.item}
      data-tone={tone}
      {...(href === undefined ? {} : { href })}
      {...(onAction === undefined ? {} : { onAction })}
    >
      {icon === undefined ? null : <span className={styles.itemIcon}>{icon}</span>}
      <span className={styles.itemWords}>
        {label}
        {description === undefined ? null : <span className={styles.itemHint}>{description}</span>}
      </span>
      {hasSelection ? <Check size={16} aria-hidden className={styles.check} /> : null}
    </MenuItem>
  );
}

export type MenuPanelProps = MenuContent & Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>;

/** What opens below the button of a menu: told where that is and whether it is open, or by a `MenuTrigger` around both. */
export function MenuPanel({
  label,
  groups,
  hasSelection = false,
  placement = 'bottom start',
  ...opening
}: MenuPanelProps) {
  const navigate = useNavigate();
  const { onOpenChange } = opening;
  return (
    <Popover
      {...opening}
      {...(onOpenChange && { trigger: 'MenuTrigger', 'aria-label': label })}
      className={styles.popover}
      placement={placement}
      offset={4}
    >
      <RouterProvider navigate={navigate}>
        <AriaMenu
          aria-label={label}
          className={styles.list}
          {...(onOpenChange && { autoFocus: 'first', onClose: () => onOpenChange(false) })}
        >
          {groups.map((group, index) => (
            <Fragment key={group.id}>
              {index === 0 ? null : <Separator className={styles.separator} />}
              <MenuSection
                id={`group ${group.id}`}
                aria-label={group.title ?? label}
                {...(hasSelection
                  ? {
                      selectionMode: 'single',
                      disallowEmptySelection: true,
                      selectedKeys: group.actions.filter((action) => action.isSelected).map((action) => action.id),
                    }
                  : {})}
              >
                {group.title === undefined ? null : <Header className={styles.section}>{group.title}</Header>}
                {group.actions.map((action) => (
                  <Item key={action.id} action={action} hasSelection={hasSelection} />
                ))}
              </MenuSection>
            </Fragment>
          ))}
        </AriaMenu>
      </RouterProvider>
    </Popover>
  );
}
