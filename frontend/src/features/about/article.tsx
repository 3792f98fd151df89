import { type ReactNode, useId } from 'react';
import { Heading } from '../../ui/content/text.tsx';
import { Page } from '../../ui/page/page.tsx';
import * as styles from './article.css.ts';

/** A page to be read, from top to bottom or by its headings. */
export function Article({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <Page title={title} description={lead} width="reading">
      <div className={styles.article}>{children}</div>
    </Page>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
