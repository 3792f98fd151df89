import { type ReactNode, useId } from 'react';
import { sentenceOf } from '../../api/sentence-of.ts';
import { TextLink } from '../../ui/buttons/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { Heading } from '../../ui/content/text.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { type Answer, QueryView } from '../../ui/page/query-view.tsx';
import { ErrorState } from '../../ui/page/state.tsx';
import * as styles from './home.css.ts';

type HomeBlockProps<Data> = {
  title: string;
  answer: Answer<Data>;
  loading: ReactNode;
  /** What is safe although this failed. */
  safe: string;
  /** To the page that has all of it. */
  all?: { to: string; words: string };
  children: (data: Data) => ReactNode;
};

/** A part of the page that comes, or fails, by itself. */
export function HomeBlock<Data>({ title, answer, loading, safe, all, children }: HomeBlockProps<Data>) {
  const id = useId();
  return (
    <Stack as="section" space={3} aria-labelledby={id}>
      <div className={styles.blockHead}>
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {all === undefined ? null : <TextLink to={all.to}>{all.words}</TextLink>}
      </div>
      <QueryView
        answer={answer}
        loading={loading}
        staleTitle="Failed to fetch posts"
        renderFailure={(error, retry) => (
          <Card padding="none">
            <ErrorState title="Failed to fetch posts" {...retry}>
              {sentenceOf(error, 'The server didn’t respond as expected.')} {safe}
            </ErrorState>
          </Card>
        )}
      >
        {children}
      </QueryView>
    </Stack>
  );
}
