import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { Applicant } from '@waypost/contracts/entities/application';
import { Check } from 'lucide-react';
import { statusIcons } from '../../../entities/application/status-badge.tsx';
import { singleKeysAct } from '../../../ui/behaviour/single-keys.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Kbd } from '../../../ui/content/kbd.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import * as styles from './decision-buttons.css.ts';
import type { ReviewKey } from './use-review-keys.ts';

type Decision = { key: ReviewKey; status: ApplicantStatus; verb: string };

const decisions: readonly Decision[] = [
  { key: 's', status: 'Shortlisted', verb: 'Shortlist' },
  { key: 'n', status: 'Not Selected', verb: 'Not selected' },
];

/** What a key decides; nothing where the post knows no such status, and for who has withdrawn. */
export const decisionOf = (key: ReviewKey, settable: readonly ApplicantStatus[], { status }: Applicant) =>
  status === 'Withdrawn'
    ? undefined
    : decisions.find((decision) => decision.key === key && settable.includes(decision.status))?.status;

type DecisionButtonsProps = {
  /** Whom they decide on, where several stand beside each other: no key says whom. */
  of?: string;
  status: ApplicantStatus;
  settable: readonly ApplicantStatus[];
  onDecide: (status: ApplicantStatus) => void;
};

/** The two decisions that are made most; the one that holds is shown as pressed. */
export function DecisionButtons({ of, status, settable, onDecide }: DecisionButtonsProps) {
  if (status === 'Withdrawn') return null;
  const saysKey = of === undefined && singleKeysAct();
  return (
    <div className={styles.buttons}>
      {decisions
        .filter((decision) => settable.includes(decision.status))
        .map(({ key, status: decided, verb }) => {
          const holds = status === decided;
          const Icon = holds ? Check : statusIcons[decided];
          const keyName = key.toUpperCase();
          return (
            <Button
              key={key}
              size={of === undefined ? 'md' : 'sm'}
              variant={holds ? 'quiet' : decided === 'Shortlisted' ? 'primary' : 'secondary'}
              aria-pressed={holds}
              icon={<Icon size={16} aria-hidden />}
              onPress={() => onDecide(decided)}
            >
              <span className={styles.words}>
                <VisuallyHidden>
                  {verb}
                  {of === undefined ? null : `: ${of}`}
                  {saysKey ? ` (${keyName})` : null}
                </VisuallyHidden>
                <span aria-hidden>{verb}</span>
                {saysKey ? <Kbd>{keyName}</Kbd> : null}
              </span>
            </Button>
          );
        })}
    </div>
  );
}
