import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { hidden } from '../../content/visually-hidden.css.ts';
import * as field from '../field.css.ts';
import * as styles from './checkbox.css.ts';

export type CountProps = { count: number; unitOf: (count: number) => string };

/** How many things a choice leaves, at the end of its row: a bare number beside others, whose unit is for those who hear it. */
export const Count = ({ count, unitOf }: CountProps) => (
  <span className={styles.count}>
    {count.toLocaleString('en-US')} <span className={hidden}>{unitOf(count)}</span>
  </span>
);

export type PlainCheckboxProps = {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** At the end of the row. */
  end?: ReactNode;
  children: ReactNode;
};

/** The browser's own checkbox, where many stand on a page that most people only read: as `Checkbox`, but without react-aria. */
export function PlainCheckbox({ isSelected, onChange, end, children }: PlainCheckboxProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={hidden}
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.box}>
        <Check size={14} strokeWidth={3} aria-hidden />
      </span>
      <span className={styles.words}>{children}</span>
      {end}
    </label>
  );
}

type PlainRadioProps = Pick<
  ComponentProps<'input'>,
  'name' | 'checked' | 'disabled' | 'onChange' | 'aria-label' | 'aria-describedby'
>;

/** One of them by itself, in a label of one's own. */
export const PlainRadio = (radio: PlainRadioProps) => (
  <>
    <input {...radio} type="radio" className={hidden} />
    <span className={`${styles.box} ${styles.round}`}>
      <span className={styles.dot} />
    </span>
  </>
);

export type PlainRadioGroupProps = {
  label: string;
  options: readonly { value: string; label: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
};

/** The browser's own radios, whose keys are the browser's: as `RadioGroup`, but without react-aria. What is asked stands around them. */
export function PlainRadioGroup({ label, options, value, onChange }: PlainRadioGroupProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={field.field}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <PlainRadio name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span className={styles.words}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
