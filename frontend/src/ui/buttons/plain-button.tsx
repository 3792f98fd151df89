import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { ButtonLabels } from './button-labels.tsx';
import * as styles from './button.css.ts';
import type { ButtonSize, ButtonVariant } from './button.tsx';

export type PlainButtonProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'aria-pressed' | 'aria-haspopup' | 'aria-expanded' | 'onFocus' | 'onPointerEnter' | 'onKeyDown'
> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** A button that is its icon has an `aria-label`. */
  shape?: 'text' | 'icon' | undefined;
  icon?: ReactNode;
  isFullWidth?: boolean;
  isDisabled?: boolean;
  isPending?: boolean | undefined;
  /** What it does meanwhile, "Trying again…". The width holds both labels from the start. */
  pendingLabel?: ReactNode;
  onPress: () => void;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** The browser's own button, for what every page loads: as `Button`, which menus, dialogs and tooltips can hang on, but without react-aria. */
export function PlainButton({
  variant,
  size,
  shape,
  icon,
  isFullWidth,
  isDisabled = false,
  isPending = false,
  pendingLabel,
  onPress,
  children,
  ...rest
}: PlainButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.button({ variant, size, shape, isFullWidth })}
      disabled={isDisabled}
      // Keeps focus, does nothing.
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onPress}
      data-plain
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
    >
      <ButtonLabels icon={icon} isPending={isPending} pendingLabel={pendingLabel}>
        {children}
      </ButtonLabels>
    </button>
  );
}
