import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** At which ends the row goes on out of sight. */
function markMore(list: HTMLElement) {
  const atStart = list.scrollLeft < 1;
  const atEnd = list.scrollLeft + list.clientWidth > list.scrollWidth - 1;
  list.dataset['more'] = atStart && atEnd ? 'none' : atStart ? 'end' : atEnd ? 'start' : 'both';
}

/** A row of tabs that scrolls where there is no room, with the selected one in sight. Its tabs say `data-selected`. */
export function useTabRow<Row extends HTMLElement>(selected: string | undefined, count: number): RefObject<Row | null> {
  const list = useRef<Row>(null);
  useLayoutEffect(() => {
    // `scrollIntoView` would scroll the page too.
    const tab = list.current?.querySelector<HTMLElement>('[data-selected]');
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - list.current.clientWidth / 3 });
  }, [selected]);
  useEffect(() => {
    const row = list.current;
    if (row === null) return;
    const mark = () => markMore(row);
    mark();
    row.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('resize', mark, { passive: true });
    return () => {
      row.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
  }, [count]);
  return list;
}
