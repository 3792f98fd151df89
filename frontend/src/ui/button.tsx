import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { ButtonLabels } from './button-labels.tsx';
import * as styles from './button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  isFullWidth?: boolean;
  isPending?: boolean | undefined;
  /** Works while it is pending, too: what is pressed last counts. */
  isRepeatable?: boolean;
  /** What it does meanwhile, "Publishing…". The width holds both labels from the start. */
  pendingLabel?: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** Keeps focus, does nothing. React-aria's own `isPending` announces by the button's id, which outlives the button. */
const inert = { 'aria-disabled': true, type: 'button', onPress: () => undefined } as const;

export function Button({
  variant,
  size,
  icon,
  isFullWidth,
  isPending = false,
  isRepeatable = false,
  pendingLabel,
  children,
  ...rest
}: ButtonProps) {
  const isInert = isPending && !isRepeatable;
  return (
    <AriaButton
      {...rest}
      {...(isInert ? inert : {})}
      className={styles.button({ variant, size, isFullWidth })}
      data-pending={isInert || undefined}
    >
      <ButtonLabels icon={icon} isPending={isPending} pendingLabel={pendingLabel}>
        {children}
      </ButtonLabels>
    </AriaButton>
  );
}
