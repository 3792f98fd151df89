import { Check } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, type SelectProps as AriaSelectProps } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { TakeOver } from '../../behaviour/take-over.tsx';
import * as list from '../../overlays/list.css.ts';

export type ListedOption = {
  value: string;
  label: string;
  description?: string;
  count?: number;
  isDisabled?: boolean;
};

export type SelectListProps = Omit<AriaSelectProps<object, 'single' | 'multiple'>, 'children' | 'className'> & {
  options: readonly ListedOption[];
  trigger: RefObject<HTMLButtonElement | null>;
  onGiven: (given: Readonly<Record<string, unknown>>) => void;
};

function Option({ label, description, count }: ListedOption): ReactNode {
  return (
    <>
      <span className={list.itemWords}>
        {count === undefined ? label : <Text slot="label">{label}</Text>}
        {description === undefined ? null : <span className={list.itemHint}>{description}</span>}
      </span>
      {count === undefined ? null : (
        <Text slot="description" className={list.itemCount}>
          {count.toLocaleString('en-US')}
        </Text>
      )}
      <Check size={16} aria-hidden className={list.check} />
    </>
  );
}

/** The list of a `Select` or a `MultiSelect`, and all that their button does. */
export function SelectList({ options, trigger, onGiven, ...select }: SelectListProps) {
  return (
    <AriaSelect {...select} validationBehavior="aria" className={list.unseen}>
      <TakeOver context={ButtonContext} control={trigger} onGiven={onGiven} />
      <Popover className={list.popover} offset={4} triggerRef={trigger}>
        <ListBox items={options} className={list.list}>
          {(option) => (
            <ListBoxItem
              id={option.value}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
              className={list.item}
            >
              <Option {...option} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
