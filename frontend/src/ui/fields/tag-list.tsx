import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import * as styles from './tag-list.css.ts';

export type TagItem = { id: string; label: string; note?: string };

export type TagListProps = {
  label: string;
  items: readonly TagItem[];
  onRemove: (id: string) => void;
};

/** What has been chosen, each removable: with its button, or with Delete while that has focus. */
export function TagList({ label, items, onRemove }: TagListProps) {
  return (
    // A list without marks is none to Safari.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={label} className={styles.list}>
      {items.map(({ id, label: name, note }) => (
        <li key={id} className={styles.tag}>
          <span className={styles.words}>{name}</span>
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
          <Button
            className={styles.remove}
            aria-label={`Remove ${name}`}
            onPress={() => onRemove(id)}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') onRemove(id);
              else event.continuePropagation();
            }}
          >
            <X size={14} aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}
