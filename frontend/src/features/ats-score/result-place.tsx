import { Gauge as GaugeIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { textFor } from '../../api/api-error.ts';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { EmptyState, ErrorState } from '../../ui/page/state.tsx';
import { AtsResult, ResultBones } from './ats-result.tsx';
import * as styles from './ats-score.css.ts';
import type { useAtsForm } from './use-ats-form.ts';

const failureWords = { 'not-found': 'This job no longer exists. Please check the link.' } as const;

type ResultPlaceProps = {
  ats: ReturnType<typeof useAtsForm>;
  /** The title of the job that is scored. */
  title: string;
  company: string | undefined;
  change: string | undefined;
  /** The score in percent; undefined until it is there. */
  percent: number | undefined;
};

/** The place of the score: the score, its progress, or why it failed. */
export function ResultPlace({ ats: { asked, answer, isRefused }, percent, ...job }: ResultPlaceProps) {
  const place = useRef<HTMLElement>(null);
  const hasArrived = percent !== undefined;
  useEffect(() => {
    // On a phone it stands below the form, out of sight.
    if (hasArrived) place.current?.scrollIntoView({ block: 'nearest' });
  }, [hasArrived, asked?.attempt]);

  return (
    <section ref={place} className={styles.aside} aria-label="Result">
      <VisuallyHidden>
        <output>{hasArrived ? `Your ATS score is ${percent}%` : ''}</output>
      </VisuallyHidden>
      {asked === undefined || isRefused ? (
        <EmptyState icon={<GaugeIcon size={24} aria-hidden />} title="Your score appears here">
          You’ll see how it adds up, which of the skills you have and what would raise it. Nobody else sees it.
        </EmptyState>
      ) : (
        <QueryView
          answer={answer}
          loading={<ResultBones />}
          renderFailure={(error, retry) => (
            <ErrorState title="The score could not be computed" {...retry}>
              {textFor(error, failureWords, 'Something went wrong on our side.')} What you typed is still here.
            </ErrorState>
          )}
        >
          {(score) => <AtsResult score={score} {...job} isStale={answer.isPlaceholderData} />}
        </QueryView>
      )}
    </section>
  );
}
