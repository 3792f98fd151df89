import type { ReactNode } from 'react';
import { Card } from '../../ui/content/card.tsx';
import { Heading } from '../../ui/content/text.tsx';
import * as styles from './profile.css.ts';

type SectionCardProps = { anchor: string; title: string; actions?: ReactNode; children: ReactNode };

/** A part of the profile with what can be done with it; links of the completion lead to its heading. */
export function SectionCard({ anchor, title, actions, children }: SectionCardProps) {
  return (
    <Card as="section" aria-labelledby={anchor} space={3}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="md" id={anchor} tabIndex={-1}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </Card>
  );
}
