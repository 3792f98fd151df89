import { type ComponentType, useState } from 'react';
import { toast } from '../overlays/toast.ts';
import { useIsHere } from './use-is-here.ts';

/** What a control opens. It comes when somebody is about to open it: most pages are read without. */
export type LatePart<Props> = {
  load: () => Promise<ComponentType<Props>>;
  there: () => ComponentType<Props> | undefined;
};

export function latePart<Name extends string, Props>(
  fetch: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LatePart<Props> {
  let part: ComponentType<Props> | undefined;
  return { load: async () => (part ??= (await fetch())[name]), there: () => part };
}

type Late<Props> = {
  /** Undefined until it is there. */
  Part: ComponentType<Props> | undefined;
  /** Acts at once or when it is there, unless the control is gone by then; what cannot be had is said. */
  whenThere: (act: () => void) => void;
  /** Somebody has pressed, and it is still on its way. */
  isAwaited: boolean;
  /** For a control or what stands around it: the part comes while somebody is about to press. What does not come is asked for again by the press. */
  ahead: { onPointerEnter: () => void; onFocus: () => void };
};

export function useLatePart<Props>(part: LatePart<Props>): Late<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | undefined>(part.there);
  const [isAwaited, setAwaited] = useState(false);
  const isHere = useIsHere();
  const load = async (act?: () => void) => {
    const found = await part.load();
    if (!isHere.current) return;
    setPart(() => found);
    act?.();
  };
  const prepare = () => {
    if (Part === undefined) load().catch(() => undefined);
  };
  return {
    Part,
    whenThere(act) {
      if (Part !== undefined) return act();
      setAwaited(true);
      load(act)
        .catch(() => toast.error('This could not be loaded. Please check your connection and try again.'))
        .finally(() => setAwaited(false));
    },
    isAwaited,
    ahead: { onPointerEnter: prepare, onFocus: prepare },
  };
}
