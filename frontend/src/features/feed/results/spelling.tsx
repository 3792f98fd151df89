import { Text } from '../../../ui/content/text.tsx';
import * as styles from './results.css.ts';

type SpellingProps = {
  typed: string;
  /** What was searched for instead. */
  mended: string;
  onKeepTyped: () => void;
};

/** Says that a mistyped keyword was taken for another one, and offers the way back. */
export function Spelling({ typed, mended, onKeepTyped }: SpellingProps) {
  return (
    <Text as="div">
      Showing results for <strong>{mended}</strong>. Search instead for{' '}
      <button type="button" className={styles.suggested} onClick={onKeepTyped}>
        {typed}
      </button>
    </Text>
  );
}
