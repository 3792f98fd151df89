import { Link } from '../../router/link.tsx';
import * as styles from './tabs.css.ts';
import { useTabRow } from './use-tab-row.ts';

export type TabLink<Id extends string> = { id: Id; label: string; to: string; count?: number | null | undefined };

type TabLinksProps<Id extends string> = { label: string; items: readonly TabLink<Id>[]; current: Id };

/** Tabs that are places of a page's address: links, which a page needs no script for. */
export function TabLinks<Id extends string>({ label, items, current }: TabLinksProps<Id>) {
  const list = useTabRow<HTMLUListElement>(current, items.length);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.list}>
        {items.map(({ id, label: name, to, count }) => (
          <li key={id}>
            <Link
              to={to}
              replace
              className={styles.tab}
              aria-current={id === current ? 'page' : undefined}
              data-selected={id === current || undefined}
            >
              {name}
              {count === undefined ? null : (
                <span className={styles.count} data-known={count !== null}>
                  {count?.toLocaleString('en-US') ?? '0'}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
