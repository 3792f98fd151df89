import { pages } from '@waypost/contracts/paths';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { sentenceOf } from '../../api/sentence-of.ts';
import { Link } from '../../router/link.tsx';
import { Card, type CardProps } from '../../ui/content/card.tsx';
import { Gauge } from '../../ui/content/gauge.tsx';
import { Heading, Text } from '../../ui/content/text.tsx';
import { Stack } from '../../ui/page/layout.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { Bone, BoneCircle, Loading } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/state.tsx';
import { scoreThresholds } from '../score/thresholds.ts';
import * as styles from './completion-panel.css.ts';
import type { CompletedSection, Completion } from './completion.ts';
import { useProfileCompletion } from './queries.ts';

const states = {
  completed: { words: 'Completed', Icon: CircleCheck },
  incomplete: { words: 'Incomplete', Icon: Circle },
  unknown: { words: 'Not known right now', Icon: CircleDashed },
} as const;

const stateOf = ({ isCompleted }: CompletedSection): keyof typeof states =>
  isCompleted === undefined ? 'unknown' : isCompleted ? 'completed' : 'incomplete';

type ToSection = (section: CompletedSection) => string;

function Section({ section, to }: { section: CompletedSection; to: string }) {
  const state = stateOf(section);
  const { words, Icon } = states[state];
  return (
    <li>
      <Link to={to} className={styles.section}>
        <Icon size={16} aria-hidden className={styles.mark[state]} />
        <span className={styles.title}>{section.title}</span>{' '}
        <span className={styles.state}>
          {words} · {section.points} points
        </span>
      </Link>
    </li>
  );
}

/** What the number means, and what to do about it. */
function Hint({ percent, next }: Completion) {
  if (percent === null) return 'Your resumes cannot be counted right now, so the percentage is not known.';
  if (next === undefined) return 'Your profile is complete.';
  return `Next: ${next.words}, for ${next.points} more points.`;
}

function Sections({ completion, toSection }: { completion: Completion; toSection: ToSection }) {
  const { percent, earned, total, sections } = completion;
  return (
    <div className={styles.columns}>
      <div className={styles.summary}>
        <Gauge label="Profile completion" percent={percent} thresholds={scoreThresholds} />
        <Stack space={1}>
          <Text weight="strong" numeric>
            {`${percent === null ? 'At least ' : ''}${earned} of ${total} points`}
          </Text>
          <Text tone="muted">
            <Hint {...completion} />
          </Text>
        </Stack>
      </div>
      <ul className={styles.sections} aria-label="Sections of your profile">
        {sections.map((section) => (
          <Section key={section.name} section={section} to={toSection(section)} />
        ))}
      </ul>
    </div>
  );
}

const bones = Array.from({ length: 9 }, (_, index) => index);

const SectionsBones = () => (
  <Loading label="Loading how complete your profile is...">
    <div className={styles.columns}>
      <div className={styles.summary}>
        <BoneCircle size="5.5rem" />
        <Stack space={2}>
          <Bone width="7rem" />
          <Bone width="10rem" />
        </Stack>
      </div>
      <div className={styles.sections}>
        {bones.map((bone) => (
          <div key={bone} className={styles.section}>
            <Bone />
          </div>
        ))}
      </div>
    </div>
  </Loading>
);

const toProfile: ToSection = () => pages.profile;

type CompletionPanelProps = {
  /** The address that a section links to; by default the profile page. */
  toSection?: ToSection;
  /** As wide a margin as the cards that it stands among. */
  padding?: CardProps['padding'];
};

/** How complete one's profile is: percentage, points, and each section as a link. As wide as its container. */
export function CompletionPanel({ toSection = toProfile, padding = 'md' }: CompletionPanelProps) {
  const id = useId();
  return (
    <Card as="section" padding={padding} space={3} aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        Profile completion
      </Heading>
      <div className={styles.panel}>
        <QueryView
          answer={useProfileCompletion()}
          loading={<SectionsBones />}
          renderFailure={(error, retry) => (
            <ErrorState title="Failed to fetch profile data" {...retry}>
              {sentenceOf(error, 'The server didn’t respond as expected.')} Your profile itself is safe.
            </ErrorState>
          )}
        >
          {(completion) => <Sections completion={completion} toSection={toSection} />}
        </QueryView>
      </div>
    </Card>
  );
}
