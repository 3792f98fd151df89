import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import * as list from '../../overlays/list.css.ts';
import { ComboList, type ComboListProps } from './combo-list.tsx';
import type { SuggestionGroup } from './suggest-field.tsx';

function Suggestions() {
  return (
    <Popover className={`${list.popover} ${list.matchTrigger}`} offset={4}>
      <ListBox<SuggestionGroup> className={`${list.list} ${list.tall}`}>
        {({ id, title, suggestions }) => (
          <ListBoxSection id={id}>
            <Header className={list.section}>{title}</Header>
            {suggestions.map((suggestion) => (
              <ListBoxItem key={suggestion.id} id={suggestion.id} textValue={suggestion.name} className={list.item}>
                {suggestion.icon === undefined ? null : <span className={list.itemIcon}>{suggestion.icon}</span>}
                <span className={list.itemWords}>
                  {suggestion.name}
                  {suggestion.detail === undefined ? null : <span className={list.itemHint}>{suggestion.detail}</span>}
                </span>
              </ListBoxItem>
            ))}
          </ListBoxSection>
        )}
      </ListBox>
    </Popover>
  );
}

/** What a `SuggestField` offers. */
export const SuggestList = (combo: ComboListProps<SuggestionGroup>) => (
  <ComboList {...combo}>
    <Suggestions />
  </ComboList>
);
