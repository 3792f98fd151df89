import { type ReactNode, useState } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Button } from './button.tsx';
import * as styles from './checkbox.css.ts';
import { Checkbox } from './checkbox.tsx';
import * as field from './field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from './field.tsx';
import { SearchField } from './search-field.tsx';

export type CheckboxGroupProps = FieldWords &
  Omit<AriaCheckboxGroupProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'> & {
    /** `Checkbox`es with a `value`. */
    children: ReactNode;
    isInline?: boolean;
  };

export function CheckboxGroup({ children, isInline = false, ...props }: CheckboxGroupProps) {
  const [words, rest] = splitFieldWords(props);
  return (
    <AriaCheckboxGroup
      {...rest}
      isInvalid={words.errorMessage !== undefined}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldLabel {...words} />
      <div className={isInline ? `${styles.options} ${styles.inline}` : styles.options}>{children}</div>
      <FieldMessages {...words} />
    </AriaCheckboxGroup>
  );
}

export type FilterOption = { value: string; label: string; count?: number };

export type FilterListProps = Pick<FieldWords, 'label' | 'isLabelHidden'> & {
  options: readonly FilterOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
};

const shownAtFirst = 6;
const searchedFrom = 12;

/**
 * Several of a list, each with its count. The first few are shown, and what is chosen; the rest on demand, with a field to find
 * them by where they are many. What is chosen stays visible when its count is 0.
 */
export function FilterList({ label, isLabelHidden = false, options, value, onChange }: FilterListProps) {
  const [isWhole, setWhole] = useState(false);
  const [words, setWords] = useState('');
  const offered = options.filter((option) => option.count !== 0 || value.includes(option.value));
  const isShown = (option: FilterOption, at: number) =>
    value.includes(option.value) ||
    (isWhole ? option.label.toLowerCase().includes(words.trim().toLowerCase()) : at < shownAtFirst);
  const shown = offered.filter(isShown);
  const more = offered.length - shown.length;
  return (
    <div className={field.field}>
      {isWhole && offered.length > searchedFrom ? (
        <SearchField
          label={`Find in ${label.toLowerCase()}`}
          isLabelHidden
          placeholder="Find…"
          value={words}
          onChange={setWords}
        />
      ) : null}
      <AriaCheckboxGroup value={[...value]} onChange={onChange} className={field.field}>
        <FieldLabel label={label} isLabelHidden={isLabelHidden} />
        <div className={styles.options}>
          {shown.map((option) => (
            <Checkbox
              key={option.value}
              value={option.value}
              {...(option.count === undefined ? {} : { count: option.count })}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      </AriaCheckboxGroup>
      {isWhole || more > 0 ? (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isWhole}
          onPress={() => {
            setWhole(!isWhole);
            setWords('');
          }}
        >
          {isWhole ? 'Show fewer' : `Show ${more} more`}
        </Button>
      ) : null}
    </div>
  );
}
