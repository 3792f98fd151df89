import type { MouseEvent } from 'react';
import { useNavigate } from './router.tsx';

/** Whether one has come here from another page of ours: the app's router counts them. What else stands before it in the tab is not ours to go to. */
const hasCome = () => Boolean((history.state as { idx?: number } | null)?.idx);

/** For a link that leads back to where one was, and to its own address where that is not known. */
export function useWayBack(isKnown: () => boolean = hasCome) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (!isKnown() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
}
