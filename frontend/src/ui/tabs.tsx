import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import * as styles from './tabs.css.ts';

export type TabItem<Id extends string = string> = {
  id: Id;
  label: string;
  /** `null` while it is not known: its room is kept. */
  count?: number | null | undefined;
  isDisabled?: boolean;
  content: ReactNode;
};

export type TabsProps<Id extends string> = {
  label: string;
  items: readonly TabItem<Id>[];
  selected?: Id;
  onSelect?: (id: Id) => void;
};

/** At which ends the row goes on out of sight. */
function markMore(list: HTMLElement) {
  const atStart = list.scrollLeft < 1;
  const atEnd = list.scrollLeft + list.clientWidth > list.scrollWidth - 1;
  list.dataset['more'] = atStart && atEnd ? 'none' : atStart ? 'end' : atEnd ? 'start' : 'both';
}

/** Only the panel that is shown is rendered. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // On a phone the row of tabs scrolls; what is selected has to be in it. `scrollIntoView` would scroll the page too.
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
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
  }, [items.length]);
  return (
    <AriaTabs
      className={styles.tabs}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key);
        if (item !== undefined) onSelect?.(item.id);
      }}
    >
      <TabList ref={list} aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled ?? false} className={styles.tab}>
            {item.label}
            {item.count === undefined ? null : (
              <span className={styles.count} data-known={item.count !== null}>
                {item.count?.toLocaleString('en-US') ?? '0'}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
