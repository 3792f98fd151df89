import { useLocation, useNavigate, useSearchParams } from '../../../router/router.tsx';
import { openedIn, withOpened } from '../opened.ts';

/** The list that somebody was opened from, as its address says it. */
type State = { from?: string } | null;

/** Who stands open beside the list: kept in the address, so that Back closes it and a link opens it. */
export function useOpened() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as State;
  const id = openedIn(params);
  const list = withOpened(params, undefined).toString();
  return {
    id,
    open(next: string) {
      if (id === undefined) setParams(withOpened(params, next), { state: { from: list } satisfies State });
      else setParams(withOpened(params, next), { replace: true, state });
    },
    close() {
      // Where the entry before is this very list, going back to it leaves no second one behind.
      if (state?.from === list) navigate(-1);
      else setParams(withOpened(params, undefined), { replace: true });
    },
  };
}
