import { type MouseEvent, type ReactNode, type Ref, useRef } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  type PressEvent,
} from 'react-aria-components/Button';
import { ButtonLabels } from './button-labels.tsx';
import * as styles from './button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonProps = Omit<
  AriaButtonProps,
  'className' | 'style' | 'children' | 'isPending' | 'onPressStart' | 'onClickCapture'
> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  isFullWidth?: boolean;
  /** For a quiet one at the edge of a line: its words stand there. */
  isFlush?: boolean;
  /**
   * Whether the action is under way. Give it (`false`) also to an idle button that sends something: then the second click of a
   * double click does nothing.
   */
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

/** The second click of a double click would send once more: it comes before the first is drawn, or after its answer. */
function useOneClick(onPress: ButtonProps['onPress']) {
  const isSecond = useRef(false);
  return {
    onPressStart: () => {
      isSecond.current = false;
    },
    onClickCapture: (event: MouseEvent) => {
      isSecond.current = event.detail > 1;
      if (isSecond.current) event.preventDefault();
    },
    onPress: (event: PressEvent) => {
      if (!isSecond.current) onPress?.(event);
    },
  };
}

export function Button({
  variant,
  size,
  icon,
  isFullWidth,
  isFlush,
  isPending,
  isRepeatable = false,
  pendingLabel,
  children,
  ...rest
}: ButtonProps) {
  const once = useOneClick(rest.onPress);
  const isSending = isPending !== undefined && !isRepeatable;
  const isInert = isPending && isSending;
  return (
    <AriaButton
      {...rest}
      {...(isSending ? once : {})}
      {...(isInert ? inert : {})}
      className={styles.button({ variant, size, isFullWidth, isFlush })}
      data-pending={isInert || undefined}
    >
      <ButtonLabels icon={icon} isPending={isPending ?? false} pendingLabel={pendingLabel}>
        {children}
      </ButtonLabels>
    </AriaButton>
  );
}
