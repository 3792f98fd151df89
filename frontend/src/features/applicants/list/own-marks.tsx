import type { Applicant } from '@waypost/contracts/entities/application';
import { Star, StickyNote } from 'lucide-react';
import { Text } from '../../../ui/content/text.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import * as styles from './own-marks.css.ts';

/** What one has kept about an applicant, in short: so many stars, so many notes. */
export function OwnMarks({ applicant: { own_rating, note_count } }: { applicant: Applicant }) {
  if (own_rating === null && note_count === 0) return null;
  return (
    <Text as="span" size="xs" tone="muted" numeric>
      <span className={styles.marks}>
        {own_rating === null ? null : (
          <span className={styles.mark}>
            <Star size={14} aria-hidden className={styles.star} />
            <VisuallyHidden>Your rating: </VisuallyHidden>
            {own_rating}
            <VisuallyHidden> of 5</VisuallyHidden>
          </span>
        )}
        {note_count === 0 ? null : (
          <span className={styles.mark}>
            <StickyNote size={14} aria-hidden />
            {note_count}
            <VisuallyHidden>{note_count === 1 ? ' note of yours' : ' notes of yours'}</VisuallyHidden>
          </span>
        )}
      </span>
    </Text>
  );
}
