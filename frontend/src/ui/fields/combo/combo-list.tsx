import { type ReactNode, type RefObject, use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { ComboBox, type ComboBoxProps, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { GroupContext } from 'react-aria-components/Group';
import { InputContext } from 'react-aria-components/Input';
import { TakeOver } from '../../behaviour/take-over.tsx';
import * as list from '../../overlays/list.css.ts';

/** What a field may ask of its list. */
export type ComboState = { isOpen: boolean; open: (focus: null, by: 'input' | 'focus') => void; close: () => void };

export type ComboListProps<Item extends object> = Omit<
  ComboBoxProps<Item>,
  'children' | 'className' | 'menuTrigger' | 'validationBehavior'
> & {
  input: RefObject<HTMLInputElement | null>;
  box: RefObject<HTMLDivElement | null>;
  onGiven: (given: Readonly<Record<string, unknown>>) => void;
  /** Told at each change of it. */
  onState: (state: ComboState) => void;
  /** It can be opened, for a field that somebody may have been typing into for a while. */
  onReady: () => void;
};

type FieldProps = Pick<ComboListProps<object>, 'input' | 'box' | 'onGiven' | 'onState' | 'onReady'>;

function Field({ input, box, onGiven, onState, onReady }: FieldProps) {
  const state = use(ComboBoxStateContext);
  useLayoutEffect(() => {
    if (state !== null) onState(state);
  });
  const isThere = state !== null;
  const [isReady, setReady] = useState(false);
  const join = useEffectEvent(() => {
    if (document.activeElement === input.current) state?.setFocused(true);
    // Not before the next time that it is drawn does it hold what it offers.
    setReady(isThere);
  });
  useEffect(() => join(), [isThere]);
  const tell = useEffectEvent(onReady);
  useEffect(() => {
    if (isReady) tell();
  }, [isReady]);
  return (
    <>
      <TakeOver context={InputContext} control={input} onGiven={onGiven} />
      <TakeOver context={GroupContext} control={box} onGiven={() => undefined} />
    </>
  );
}

/** All of react-aria's combo box but its field, which is on the page before. */
export function ComboList<Item extends object>({
  input,
  box,
  onGiven,
  onState,
  onReady,
  children,
  ...combo
}: ComboListProps<Item> & { children: ReactNode }) {
  return (
    <ComboBox {...combo} menuTrigger="manual" allowsCustomValue validationBehavior="aria" className={list.unseen}>
      <Field input={input} box={box} onGiven={onGiven} onState={onState} onReady={onReady} />
      {children}
    </ComboBox>
  );
}
