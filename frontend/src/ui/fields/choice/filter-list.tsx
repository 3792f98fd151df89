import { useState } from 'react';
import { latePart, useLatePart } from '../../behaviour/late-part.ts';
import { Button } from '../../buttons/button.tsx';
import * as field from '../field.css.ts';
import * as styles from './checkbox.css.ts';
import { Count, type CountProps, PlainCheckbox } from './plain-choice.tsx';

const searchField = latePart(() => import('../text/search-field.tsx'), 'SearchField');

export type FilterOption = { value: string; label: string; count?: number };

export type FilterListProps = {
  label: string;
  options: readonly FilterOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What is counted. */
  unitOf: CountProps['unitOf'];
};

const shownAtFirst = 6;
const searchedFrom = 12;

/**
 * Several of a list, each with its count. The first few are shown, and what is chosen; the rest on demand, with a field to find
 * them by where they are many. What is chosen stays visible when its count is 0.
 */
export function FilterList({ label, options, value, onChange, unitOf }: FilterListProps) {
  const [isWhole, setWhole] = useState(false);
  const [words, setWords] = useState('');
  const { Part: SearchField, ahead } = useLatePart(searchField);
  const offered = options.filter((option) => option.count !== 0 || value.includes(option.value));
  const isShown = (option: FilterOption, at: number) =>
    value.includes(option.value) ||
    (isWhole ? option.label.toLowerCase().includes(words.trim().toLowerCase()) : at < shownAtFirst);
  const shown = offered.filter(isShown);
  const more = offered.length - shown.length;
  return (
    <div className={field.field}>
      {SearchField && isWhole && offered.length > searchedFrom ? (
        <SearchField
          label={`Find in ${label.toLowerCase()}`}
          isLabelHidden
          placeholder="Find…"
          value={words}
          onChange={setWords}
        />
      ) : null}
      <div role="group" aria-label={label} className={styles.options}>
        {shown.map((option) => (
          <PlainCheckbox
            key={option.value}
            end={option.count === undefined ? null : <Count count={option.count} unitOf={unitOf} />}
            isSelected={value.includes(option.value)}
            onChange={(isSelected) =>
              onChange(isSelected ? [...value, option.value] : value.filter((other) => other !== option.value))
            }
          >
            {option.label}
          </PlainCheckbox>
        ))}
      </div>
      {isWhole || more > 0 ? (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isWhole}
          {...ahead}
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
