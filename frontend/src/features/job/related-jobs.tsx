import { Suspense, useRef } from 'react';
import { later } from '../../ui/behaviour/later.ts';
import { useNear } from '../../ui/behaviour/use-near.ts';
import * as styles from './related-jobs.css.ts';
import type { RelatedJobsProps } from './related-lists.tsx';

const RelatedLists = later(() => import('./related-lists.tsx'), 'RelatedLists');

/** Where to go on from a post: others of its company, and others like it. Nothing where there are none, or none can be had. */
export function RelatedJobs(props: RelatedJobsProps) {
  const part = useRef<HTMLDivElement>(null);
  const isNear = useNear(part);
  return (
    <div ref={part} className={styles.related}>
      {isNear ? (
        <Suspense fallback={null}>
          <RelatedLists {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}
