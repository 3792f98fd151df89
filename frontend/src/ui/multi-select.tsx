import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import * as field from './field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from './field.tsx';
import * as list from './list.css.ts';
import * as styles from './select.css.ts';

export type MultiSelectOption<Value extends string = string> = { value: Value; label: string; count?: number };

export type MultiSelectProps<Value extends string> = FieldWords & {
  options: readonly MultiSelectOption<Value>[];
  /** Nothing chosen means all. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** What all of them together are called: "All Job Types". */
  all: string;
};

const allKey = '';

/** Several of a short list, or all of it. The list stays open until it is left, as more than one may be wanted. */
export function MultiSelect<Value extends string>({
  options,
  value,
  onChange,
  all,
  ...props
}: MultiSelectProps<Value>) {
  const [words, rest] = splitFieldWords(props);
  const items: readonly MultiSelectOption<Value | typeof allKey>[] = [{ value: allKey, label: all }, ...options];
  const chosen = options.filter((option) => value.includes(option.value));
  const [first] = chosen;
  return (
    <AriaSelect
      {...rest}
      selectionMode="multiple"
      value={value.length === 0 ? [allKey] : [...value]}
      onChange={(keys) => {
        const isAll = value.length > 0 && keys.includes(allKey);
        onChange(isAll ? [] : options.map((option) => option.value).filter((one) => keys.includes(one)));
      }}
      className={field.field}
    >
      <FieldLabel {...words} />
      <Button className={`${field.box} ${styles.trigger}`}>
        <SelectValue className={styles.value}>
          {() =>
            first === undefined ? all : chosen.length === 1 ? first.label : `${first.label} +${chosen.length - 1}`
          }
        </SelectValue>
        <ChevronDown size={16} aria-hidden className={styles.chevron} />
      </Button>
      <FieldMessages {...words} />
      <Popover className={list.popover} offset={4}>
        <ListBox items={items} className={list.list}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={list.item}>
              <Text slot="label" className={list.itemWords}>
                {option.label}
              </Text>
              {option.count === undefined ? null : (
                <Text slot="description" className={list.itemCount}>
                  {option.count.toLocaleString('en-US')}
                </Text>
              )}
              <Check size={16} aria-hidden className={list.check} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
