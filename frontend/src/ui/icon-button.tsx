import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as styles from './button.css.ts';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

export type IconButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** Its name, and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: Exclude<ButtonSize, 'lg'>;
  tooltipPlacement?: 'top' | 'bottom' | 'left' | 'right';
};

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size,
  tooltipPlacement = 'top',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} placement={tooltipPlacement}>
      <AriaButton {...rest} aria-label={label} className={styles.button({ variant, size, shape: 'icon' })}>
        {icon}
      </AriaButton>
    </Tooltip>
  );
}
