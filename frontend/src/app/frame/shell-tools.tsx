import type { DashboardType } from '@waypost/contracts/constants';
import { pages } from '@waypost/contracts/paths';
import { ChevronsUpDown, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from '../../router/router.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { PlainMenu } from '../../ui/overlays/plain-menu.tsx';
import * as styles from './shell.css.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export type SwitcherProps = {
  dashboards: readonly { id: string; type: DashboardType; name: string }[];
  activeDashboardId: string | undefined;
  onSwitchDashboard: (id: string) => void;
};

/** For where there is a choice. */
export function DashboardSwitcher({ dashboards, activeDashboardId, onSwitchDashboard }: SwitcherProps) {
  const active = dashboards.find(({ id }) => id === activeDashboardId);
  return (
    <PlainMenu
      name={`Dashboard: ${active?.name ?? 'none chosen'}. Switch dashboard`}
      label="Dashboards"
      hasSelection
      isFullWidth
      groups={[
        {
          id: 'dashboards',
          actions: dashboards.map(({ id, name, type }) => ({
            id,
            label: name,
            description: type,
            isSelected: id === activeDashboardId,
            onAction: () => onSwitchDashboard(id),
          })),
        },
      ]}
    >
      <span className={styles.switcherName}>{active?.name ?? 'Choose a dashboard'}</span>
      <span className={styles.switcherType}>{active?.type ?? 'Choose'}</span>
      <ChevronsUpDown size={16} aria-hidden />
    </PlainMenu>
  );
}

type Size = 'sm' | 'md';
export type ShellToolsProps = { size: Size; renderBell: (size: Size) => ReactNode };

/** What every page offers beside the menu. */
export function ShellTools({ size, renderBell }: ShellToolsProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.tools}>
      <IconButton
        size={size}
        label="Create New Dashboard"
        icon={<Plus size={20} aria-hidden />}
        tooltipPlacement="bottom"
        onPress={() => navigate(pages.selectRole)}
      />
      {renderBell(size)}
      <ThemeSwitch size={size} />
    </div>
  );
}
