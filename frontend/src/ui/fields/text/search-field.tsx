import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import * as styles from '../field.css.ts';
import { FieldLabel, FieldMessages, type FieldWords, splitFieldWords } from '../field.tsx';
import * as own from './search-field.css.ts';

export type SearchFieldProps = FieldWords &
  Omit<AriaSearchFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'> & {
    placeholder?: string;
    ref?: Ref<HTMLInputElement>;
  };

/** Enter calls `onSubmit`, Escape clears. */
export function SearchField({ placeholder = '', ref, ...props }: SearchFieldProps) {
  const [words, rest] = splitFieldWords(props);
  return (
    <AriaSearchField
      {...rest}
      isInvalid={words.errorMessage !== undefined}
      validationBehavior="aria"
      className={`${styles.field} ${own.search}`}
    >
      <FieldLabel {...words} />
      <Group className={styles.box}>
        <span className={styles.leading}>
          <Search size={16} aria-hidden />
        </span>
        <Input className={`${styles.input} ${own.input}`} placeholder={placeholder} ref={ref} />
        <Button className={`${styles.clear} ${own.clear}`} aria-label="Clear">
          <X size={16} aria-hidden />
        </Button>
      </Group>
      <FieldMessages {...words} />
    </AriaSearchField>
  );
}
