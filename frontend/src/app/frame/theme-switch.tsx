import { Monitor, Moon, Sun } from 'lucide-react';
import { type ThemeChoice, chooseTheme, themeChoices, useThemeChoice } from '../../theme/theme-choice.ts';
import { PlainMenu } from '../../ui/overlays/plain-menu.tsx';

const looks = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
} as const satisfies Record<ThemeChoice, unknown>;

export function ThemeSwitch({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const choice = useThemeChoice();
  const { label, Icon } = looks[choice];
  return (
    <PlainMenu
      label="Theme"
      name={`Theme: ${label}`}
      variant="quiet"
      size={size}
      shape="icon"
      icon={<Icon size={20} aria-hidden />}
      placement="bottom end"
      hasSelection
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
