import { delays } from '@waypost/contracts/constants';
import { type Ref, type RefObject, use, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import * as styles from './tooltip.css.ts';

export type TooltipProps = {
  text: string;
  placement: 'top' | 'bottom' | 'left' | 'right';
  button: RefObject<HTMLButtonElement | null>;
  /** Told what the button does and says of its tooltip. */
  onGiven: (given: Readonly<Record<string, unknown>>) => void;
};

type TriggerProps = Pick<TooltipProps, 'button' | 'onGiven'> & { ref?: Ref<HTMLButtonElement> };

/** In place of a button of react-aria's; the one that is explained has been on the page before. */
function Trigger({ button, onGiven, ref, ...props }: TriggerProps) {
  const state = use(TooltipTriggerStateContext);
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(button.current);
    else if (ref) ref.current = button.current;
    // Whatever react-aria hears a key with keeps it from the dialog around, and from the keys of the page.
    const { onKeyDown: _, ...given } = props as Readonly<Record<string, unknown>>;
    onGiven(given);
  });
  const closeAtKey = useEffectEvent(() => state?.close(true));
  const arrive = useEffectEvent(() => {
    const isReached = button.current?.matches(':focus-visible') === true;
    if (isReached || button.current?.matches(':hover') === true) state?.open(isReached);
  });
  // The pointer that came before react-aria did is not known to it, so it would not see it leave.
  const leave = useEffectEvent(() => {
    if (button.current?.matches(':focus-visible') !== true) state?.close(true);
  });
  useEffect(() => {
    const element = button.current;
    const left = () => leave();
    const pressed = () => closeAtKey();
    arrive();
    element?.addEventListener('pointerleave', left);
    element?.addEventListener('keydown', pressed);
    return () => {
      element?.removeEventListener('pointerleave', left);
      element?.removeEventListener('keydown', pressed);
    };
  }, [button]);
  return null;
}

/** What an icon means. It comes when the first one is pointed at or focused. */
export function Tooltip({ text, placement, button, onGiven }: TooltipProps) {
  return (
    <TooltipTrigger delay={delays.tooltip} closeDelay={0}>
      <Focusable>
        <Trigger button={button} onGiven={onGiven} />
      </Focusable>
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
