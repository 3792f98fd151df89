import { Plus } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as list from '../../overlays/list.css.ts';
import * as styles from './autocomplete.css.ts';
import { ComboList, type ComboListProps } from './combo-list.tsx';
import type { LookupOption } from './lookup.ts';
import { customKey } from './use-lookup-field.ts';

function CustomOption({ name }: { name: string }) {
  return (
    <>
      <Plus size={16} aria-hidden className={styles.custom} />
      <span className={list.itemWords}>
        <span className={styles.custom}>Add as custom entry</span>
        <span className={list.itemHint}>{name}</span>
      </span>
    </>
  );
}

function ListedOption({ name, detail }: LookupOption) {
  return (
    <span className={list.itemWords}>
      {name}
      {detail === undefined ? null : <span className={list.itemHint}>{detail}</span>}
    </span>
  );
}

type ChoicesProps = {
  typed: string;
  note: string | undefined;
  isStale: boolean;
  hasItems: boolean;
  /** The field was left a moment ago: the list still stands there to be seen. */
  isLeft: boolean;
};

function Choices({ typed, note, isStale, hasItems, isLeft }: ChoicesProps) {
  return (
    <Popover
      className={`${list.popover} ${list.matchTrigger} ${isLeft ? styles.left : ''}`}
      offset={4}
      isExiting={isLeft}
    >
      <ListBox<LookupOption>
        className={list.list}
        data-stale={isStale}
        renderEmptyState={() => <span className={list.note}>{note}</span>}
      >
        {(option) => {
          const isCustom = option.id === customKey(typed);
          return (
            <ListBoxItem
              id={option.id}
              textValue={isCustom ? `Add as custom entry: ${option.name}` : option.name}
              className={`${list.item} ${styles.option}`}
            >
              {isCustom ? <CustomOption name={option.name} /> : <ListedOption {...option} />}
            </ListBoxItem>
          );
        }}
      </ListBox>
      {note !== undefined && hasItems ? <div className={styles.status}>{note}</div> : null}
    </Popover>
  );
}

export type AutocompleteListProps = ChoicesProps & ComboListProps<LookupOption>;

/** What an `Autocomplete` offers. */
export function AutocompleteList({ typed, note, isStale, hasItems, isLeft, ...combo }: AutocompleteListProps) {
  return (
    <ComboList {...combo} allowsEmptyCollection>
      <Choices typed={typed} note={note} isStale={isStale} hasItems={hasItems} isLeft={isLeft} />
    </ComboList>
  );
}
