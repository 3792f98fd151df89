import { type Context, type RefObject, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ContextValue, useContextProps } from 'react-aria-components/slots';

/** What react-aria would give to a control that it draws itself. */
type Given = Readonly<Record<string, unknown>>;

type TakeOverProps<Props, Control extends Element> = {
  context: Context<ContextValue<Props, Control>>;
  control: RefObject<Control | null>;
  onGiven: (given: Given) => void;
};

/**
 * Stands in a late part in place of the button or the field that react-aria would draw there, and hands what that is given to the one
 * that has been on the page from the start: so focus, what is typed and a phone's keyboard stay as they are when the part comes.
 */
export function TakeOver<Props extends object, Control extends Element>({
  context,
  control,
  onGiven,
}: TakeOverProps<Props, Control>) {
  const [given, own] = useContextProps({}, null, context);
  useImperativeHandle(own, () => control.current as Control);
  useLayoutEffect(() => {
    // Nothing is given while react-aria gathers what a list holds.
    if (Object.keys(given).length > 0) onGiven(given);
  });
  return null;
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'function' && typeof other === 'function');

/** What the control on the page shows and does of what it is given: handlers are always the last ones, and change nothing. */
export function useGiven(): { given: Given; onGiven: (given: Given) => void } {
  const latest = useRef<Given>({});
  const [shown, setShown] = useState<Given>({});
  const given = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(shown).map(([name, value]) => [
          name,
          typeof value === 'function'
            ? (...all: readonly unknown[]) => {
                const handler = latest.current[name];
                return typeof handler === 'function' ? handler(...all) : undefined;
              }
            : value,
        ]),
      ),
    [shown, latest],
  );
  return {
    given,
    onGiven(next) {
      const before = latest.current;
      latest.current = next;
      const names = new Set([...Object.keys(before), ...Object.keys(next)]);
      if ([...names].some((name) => !isSame(before[name], next[name]))) setShown(next);
    },
  };
}
