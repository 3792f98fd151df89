import { delays } from '@waypost/contracts/constants';
import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as styles from './tooltip.css.ts';

type TooltipProps = {
  text: string;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  /** The button it explains. */
  children: ReactElement;
};

export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delays.tooltip} closeDelay={0}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
