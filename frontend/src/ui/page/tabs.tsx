import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import * as styles from './tabs.css.ts';
import { useTabRow } from './use-tab-row.ts';

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

/** Only the panel that is shown is rendered. */
export function Tabs<Id extends string>({ label, items, selected, onSelect }: TabsProps<Id>) {
  const list = useTabRow<HTMLDivElement>(selected, items.length);
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
