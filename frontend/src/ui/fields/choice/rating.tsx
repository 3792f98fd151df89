import { Star } from 'lucide-react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { VisuallyHidden } from '../../content/visually-hidden.tsx';
import * as field from '../field.css.ts';
import { FieldLabel } from '../field.tsx';
import * as styles from './rating.css.ts';

type RatingProps = {
  label: string;
  /** Stars; null for none. */
  value: number | null;
  most: number;
  onChange: (value: number) => void;
};

/** A choice of 1 to `most` stars, by press or arrow keys. */
export function Rating({ label, value, most, onChange }: RatingProps) {
  const stars = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <AriaRadioGroup
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      orientation="horizontal"
      className={`${field.field} ${styles.rating}`}
    >
      <FieldLabel label={label} />
      <div className={styles.stars}>
        {stars.map((star) => (
          <RadioField key={star} value={String(star)}>
            <RadioButton className={styles.star} data-filled={value !== null && star <= value}>
              <Star size={20} aria-hidden />
              <VisuallyHidden>{star === 1 ? '1 star' : `${star} stars`}</VisuallyHidden>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </AriaRadioGroup>
  );
}
