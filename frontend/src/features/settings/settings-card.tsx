import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/content/card.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import * as styles from './settings.css.ts';

/** What became of the last choice. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; words: string }
  | { kind: 'failed'; words: string };

const tones = { idle: 'quiet', saving: 'quiet', saved: 'success', failed: 'danger' } as const;
const icons = { idle: undefined, saving: undefined, saved: CircleCheck, failed: CircleAlert } as const;

const wordsOf = (state: SaveState): string => {
  if (state.kind === 'idle') return '';
  return state.kind === 'saving' ? 'Saving…' : state.words;
};

/** There from the start, so that it is read out when it gets words. */
export function SaveStatus({ state }: { state: SaveState }) {
  const Icon = icons[state.kind];
  return (
    <output className={styles.status[tones[state.kind]]}>
      {Icon === undefined ? null : (
        <span className={styles.statusIcon}>
          <Icon size={16} aria-hidden />
        </span>
      )}
      {wordsOf(state)}
    </output>
  );
}

type SettingsCardProps = { title: string; description?: ReactNode; state?: SaveState; children: ReactNode };

/** Settings that belong together. */
export function SettingsCard({ title, description, state, children }: SettingsCardProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <div className={styles.head}>
        <div className={styles.headLine}>
          <Heading level={2} size="md" id={heading}>
            {title}
          </Heading>
          {state === undefined ? null : <SaveStatus state={state} />}
        </div>
        {description === undefined ? null : (
          <Text as="div" tone="muted">
            {description}
          </Text>
        )}
      </div>
      {children}
    </Card>
  );
}

/** Below each other, each with a line above. */
export function SettingsRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}

export function SettingsRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
