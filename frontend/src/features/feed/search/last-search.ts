import { useEffect } from 'react';
import { NavigationType } from '../../../router/location.ts';
import { useLocation, useNavigationType } from '../../../router/router.tsx';
import { tabStorage } from '../../../storage/storage.ts';

const key = 'waypost.feed-search';
// A visit begins when the page loads, and with it this file: what a former visit kept is dropped.
tabStorage.remove(key);

/**
 * Keeps the feed's search for this visit. Answers the one to show where somebody comes by the menu and the URL asks for nothing;
 * what the URL asks for always wins, going back included.
 */
export function useLastSearch(): string | undefined {
  const { search } = useLocation();
  const arrival = useNavigationType();
  const isAsked = search !== '';
  // A search that is cleared replaces its own entry of the history.
  const isCleared = !isAsked && arrival === NavigationType.Replace;
  useEffect(() => {
    if (isAsked) tabStorage.keep(key, search);
    else if (isCleared) tabStorage.remove(key);
  }, [isAsked, isCleared, search]);
  return !isAsked && arrival === NavigationType.Push ? tabStorage.read(key) : undefined;
}
