import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { IconButton } from '../buttons/icon-button.tsx';
import * as styles from './reorder-list.css.ts';

export type OrderedItem = { id: string; label: string };

type ReorderListProps = {
  label: string;
  items: readonly OrderedItem[];
  onChange: (items: OrderedItem[]) => void;
};

const moved = (items: readonly OrderedItem[], from: number, to: number): OrderedItem[] => {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** A list whose items are put in order: dragged by pointer or keyboard, or moved a place by their buttons. */
export function ReorderList({ label, items, onChange }: ReorderListProps) {
  const at = (key: unknown) => items.findIndex(({ id }) => id === key);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': items[at(key)]?.label ?? '' })),
    onReorder({ keys, target }) {
      const [key] = keys;
      const from = at(key);
      const beside = at(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      onChange(moved(items, from, beside > from ? beside - 1 : beside));
    },
  });
  return (
    <GridList aria-label={label} items={items} dragAndDropHooks={dragAndDropHooks} className={styles.list}>
      {({ id, label: name }) => (
        <GridListItem id={id} textValue={name} className={styles.item}>
          <Button slot="drag" className={styles.handle} aria-label={`Drag ${name}`}>
            <GripVertical size={16} aria-hidden />
          </Button>
          <span className={styles.name}>{name}</span>
          <IconButton
            label={`Move ${name} up`}
            icon={<ArrowUp size={16} aria-hidden />}
            isDisabled={at(id) === 0}
            onPress={() => onChange(moved(items, at(id), at(id) - 1))}
          />
          <IconButton
            label={`Move ${name} down`}
            icon={<ArrowDown size={16} aria-hidden />}
            isDisabled={at(id) === items.length - 1}
            onPress={() => onChange(moved(items, at(id), at(id) + 1))}
          />
        </GridListItem>
      )}
    </GridList>
  );
}
