import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as styles from './facets.css.ts';

type FacetGroupProps = { label: string; isOpenAtFirst: boolean; children: ReactNode };

/** One facet, to be opened and closed. What it holds is there only while it is open: most facets stay closed. */
export function FacetGroup({ label, isOpenAtFirst, children }: FacetGroupProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details className={styles.group} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {label}
        <ChevronDown size={16} aria-hidden className={styles.chevron} />
      </summary>
      {isOpen ? <div className={styles.content}>{children}</div> : null}
    </details>
  );
}
