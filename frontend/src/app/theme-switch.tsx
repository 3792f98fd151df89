import { Monitor, Moon, Sun } from 'lucide-react';
import { type ThemeChoice, chooseTheme, themeChoices, useThemeChoice } from '../theme/theme-choice.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu } from '../ui/menu.tsx';

const looks = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} as const satisfies Record<ThemeChoice, unknown>;

export function ThemeSwitch({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const choice = useThemeChoice();
  const { label, Icon } = looks[choice];
  return (
    <Menu
      label="Theme"
      placement="bottom end"
      hasSelection
      trigger={
        <IconButton
          size={size}
          label={`Theme: ${label}`}
          icon={<Icon size={20} aria-hidden />}
          tooltipPlacement="bottom"
        />
      }
      groups={[
        {
          id: 'theme',
          actions: themeChoices.map((id) => ({
            id,
            label: looks[id].label,
            icon: <LookIcon choice={id} />,
            isSelected: id === choice,
            onAction: () => chooseTheme(id),
          })),
        },
      ]}
    />
  );
}

function LookIcon({ choice }: { choice: ThemeChoice }) {
  const { Icon } = looks[choice];
  return <Icon size={16} aria-hidden />;
}
