import { Link } from 'react-router-dom';
import * as styles from './tabs.css.ts';

export type TabLink<Id extends string> = { id: Id; label: string; to: string; count?: number | null | undefined };

/** Tabs that are places of a page's address: links, which a page needs no script for. */
export function TabLinks<Id extends string>(props: { label: string; items: readonly TabLink<Id>[]; current: Id }) {
  return (
    <nav aria-label={props.label}>
      <ul className={styles.list}>
        {props.items.map(({ id, label, to, count }) => (
          <li key={id}>
            <Link
              to={to}
              replace
              className={styles.tab}
              aria-current={id === props.current ? 'page' : undefined}
              data-selected={id === props.current || undefined}
            >
              {label}
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
