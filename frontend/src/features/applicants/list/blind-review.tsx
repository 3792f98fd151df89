import type { ApplicantStatus } from '@waypost/contracts/constants';
import { EyeOff } from 'lucide-react';
import { Text } from '../../../ui/content/text.tsx';
import { Switch } from '../../../ui/fields/choice/switch.tsx';
import * as styles from './blind-review.css.ts';
import { useBlindReview } from './use-blind-review.ts';

/** Hides who the applicants are, for whoever reviews them, in whatever tab. */
export function BlindSwitch({ jobId, isBlind }: { jobId: string; isBlind: boolean | undefined }) {
  const change = useBlindReview(jobId);
  const isSelected = change.isPending ? change.variables : (isBlind ?? false);
  return (
    <div className={styles.place}>
      <Switch
        isSelected={isSelected}
        onChange={(next) => {
          if (!change.isPending) change.mutate(next);
        }}
      >
        Blind review
      </Switch>
    </div>
  );
}

const decisions = (settable: readonly ApplicantStatus[]) =>
  settable.includes('Referred') ? 'Referred or Not Selected' : 'Selected or Not Selected';

/** What is hidden, until when, and that scores do without it anyway. */
export function BlindNote({ isBlind, settable }: { isBlind: boolean; settable: readonly ApplicantStatus[] }) {
  return (
    <output className={styles.said}>
      {isBlind ? (
        <span className={styles.note}>
          <EyeOff size={16} aria-hidden className={styles.icon} />
          <Text as="span" size="sm" tone="muted">
            Names, pictures, contact details, schools and links are hidden, in resumes and answers too, until an
            applicant is {decisions(settable)}. Scores never use them.
          </Text>
        </span>
      ) : null}
    </output>
  );
}
