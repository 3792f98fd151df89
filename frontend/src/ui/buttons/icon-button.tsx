import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { mergeProps } from 'react-aria/mergeProps';
import { latePart, useLatePart } from '../behaviour/late-part.ts';
import { useGiven } from '../behaviour/take-over.tsx';
import * as styles from './button.css.ts';
import type { ButtonSize, ButtonVariant } from './button.tsx';

const tooltip = latePart(() => import('../overlays/tooltip.tsx'), 'Tooltip');

export type IconButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** Its name, and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: Exclude<ButtonSize, 'lg'>;
  tooltipPlacement?: 'top' | 'bottom' | 'left' | 'right';
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size,
  tooltipPlacement = 'top',
  ref,
  ...rest
}: IconButtonProps) {
  const { Part: Tooltip, ahead } = useLatePart(tooltip);
  const { given, onGiven } = useGiven();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  return (
    <>
      <AriaButton
        {...mergeProps(rest, ahead, given)}
        ref={button}
        aria-label={label}
        className={styles.button({ variant, size, shape: 'icon' })}
      >
        {icon}
      </AriaButton>
      {Tooltip && <Tooltip text={label} placement={tooltipPlacement} button={button} onGiven={onGiven} />}
    </>
  );
}
