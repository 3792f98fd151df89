import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList as AriaTagList } from 'react-aria-components/TagGroup';
import * as styles from './tag-list.css.ts';

export type TagItem = { id: string; label: string; note?: string };

export type TagListProps = {
  label: string;
  items: readonly TagItem[];
  onRemove: (id: string) => void;
};

/** What has been chosen, each removable: with its button, or with Delete while it has focus. */
export function TagList({ label, items, onRemove }: TagListProps) {
  return (
    <TagGroup
      aria-label={label}
      onRemove={(keys) => {
        for (const key of keys) onRemove(String(key));
      }}
    >
      <AriaTagList items={items} className={styles.list}>
        {(item) => (
          <Tag id={item.id} textValue={item.label} className={styles.tag}>
            <span className={styles.words}>{item.label}</span>
            {item.note === undefined ? null : <span className={styles.note}>{item.note}</span>}
            <Button slot="remove" className={styles.remove} aria-label={`Remove ${item.label}`}>
              <X size={14} aria-hidden />
            </Button>
          </Tag>
        )}
      </AriaTagList>
    </TagGroup>
  );
}
