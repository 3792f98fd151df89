import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../../router/router.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { focusRow } from '../row-focus.ts';
import { compared, comparedIn, withCompared } from './compared.ts';

type State = { isFromList?: true } | null;

/** Who stands side by side in place of the list: kept in the address, so that it can be reloaded and Back leads to the list. */
export function useCompared() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as State;
  const ids = comparedIn(params);

  // Back in the list, focus is in the row of whom one has seen first.
  const first = ids[0];
  const [last, setLast] = useState(first);
  if (first !== undefined && first !== last) setLast(first);
  const leave = useEffectEvent(() => {
    if (last !== undefined) focusRow(last);
  });
  const isOpen = first !== undefined;
  useEffect(() => {
    if (!isOpen) leave();
  }, [isOpen]);

  return {
    ids,
    open(chosen: readonly string[]) {
      if (chosen.length < compared.fewest || chosen.length > compared.most) {
        toast.warning(`Select two to four applicants to compare them; ${chosen.length} selected`);
        return;
      }
      setParams(withCompared(params, chosen), { state: { isFromList: true } satisfies State });
    },
    remove: (id: string) =>
      setParams(
        (now) =>
          withCompared(
            now,
            ids.filter((other) => other !== id),
          ),
        { replace: true, state },
      ),
    close() {
      if (state?.isFromList) navigate(-1);
      else setParams((now) => withCompared(now, []), { replace: true });
    },
  };
}
