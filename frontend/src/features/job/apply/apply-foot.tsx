import { pages } from '@waypost/contracts/paths';
import { changedElsewhere } from '../../../forms/use-draft-elsewhere.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link.tsx';
import * as styles from './apply-dialog.css.ts';
import { answeredWords, nextWords } from './apply-words.ts';
import { countAnswered } from './replies.ts';
import type { Apply } from './use-apply.ts';

function statusOf({ step, job, draft, resume }: Apply): string {
  if (step === 'questions') return answeredWords(countAnswered(job.questions, draft.replies), job.questions.length);
  return resume === undefined ? 'Please select a resume to continue' : 'Resume selected';
}

/** Where one stands, and the ways on. */
export function ApplyFoot({ apply, onClose }: { apply: Apply; onClose: () => void }) {
  const { step, setStep, isChangedElsewhere, isBusy, isPending, next, submit, job } = apply;
  const hasQuestionsNext = step === 'resume' && job.questions.length > 0;
  return (
    <div className={styles.foot}>
      <div className={styles.standing}>
        <output className={styles.status}>
          {statusOf(apply)}
          {hasQuestionsNext ? <span className={styles.statusLine}>{nextWords(job.questions.length)}</span> : null}
          {isChangedElsewhere ? <span className={styles.statusLine}>{changedElsewhere}</span> : null}
        </output>
        <div className={styles.improve}>
          <LinkButton to={pages.profile} isExternal variant="quiet" size="sm">
            Improve Profile
          </LinkButton>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button isDisabled={isBusy} onPress={onClose}>
          Cancel
        </Button>
        {step === 'questions' ? (
          <Button key="back" isDisabled={isBusy} onPress={() => setStep('resume')}>
            Back
          </Button>
        ) : null}
        <div className={styles.forward}>
          {hasQuestionsNext ? (
            <Button key="next" variant="primary" isDisabled={isBusy} onPress={next}>
              Next: Answer Questions
            </Button>
          ) : (
            <Button
              key="submit"
              variant="primary"
              isPending={isPending}
              pendingLabel="Submitting Application..."
              isDisabled={isBusy && !isPending}
              onPress={submit}
            >
              Submit Application
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
