import type { MouseEvent } from 'react';
import { useNavigate } from './router.tsx';

/** In a tab that was opened for this page there is nothing before it. */
const hasCome = () => history.length > 1;

/** For a link that leads back to where one was, and to its own address where that is not known. */
export function useWayBack(isKnown: () => boolean = hasCome) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (!isKnown() || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
}
