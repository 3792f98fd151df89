import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import * as styles from './button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  isFullWidth?: boolean;
  isPending?: boolean | undefined;
  /** What it does meanwhile, "Publishing…". The width holds both labels from the start. */
  pendingLabel?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export function Button({
  variant,
  size,
  icon,
  isFullWidth,
  isPending = false,
  pendingLabel,
  children,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={isPending} className={styles.button({ variant, size, isFullWidth })}>
      <span className={styles.labels}>
        <span className={styles.label} data-shown={!isPending || pendingLabel === undefined}>
          {icon}
          {children}
        </span>
        {pendingLabel === undefined ? null : (
          <span className={styles.label} data-shown={isPending}>
            {pendingLabel}
          </span>
        )}
      </span>
    </AriaButton>
  );
}
