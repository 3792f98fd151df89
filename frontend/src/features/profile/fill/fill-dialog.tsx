import type { Resume } from '@waypost/contracts/entities/resume';
import { FileSearch } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../api/sentence-of.ts';
import { useEndedBy } from '../../../session/ended-session.ts';
import { useIsHere } from '../../../ui/behaviour/use-is-here.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/content/text.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Stack } from '../../../ui/page/layout.tsx';
import { QueryView } from '../../../ui/page/query-view.tsx';
import { EmptyState, ErrorState } from '../../../ui/page/state.tsx';
import { itemProblemInList } from '../editor/item-problems.ts';
import { useDiscardQuestion } from '../editor/use-discard-question.tsx';
import { fieldsOf, type FillDraft, fillGroups, problemsOf, summaryOf } from './fill-draft.ts';
import { type Filled, useFillProfile } from './fill-profile.ts';
import { useFoundInResume } from './fill-queries.ts';
import * as styles from './fill.css.ts';
import { foundFieldId } from './found-fields.tsx';
import { FoundGroup } from './found-group.tsx';
import { useReview } from './use-review.ts';

type FillDialogProps = { resume: Resume; userId: string; onClose: () => void };

/** What was written and what was not, when not all of it could be. */
function Outcome({ filled: { added, failed } }: { filled: Filled }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [failed]);
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="danger" title="Not everything could be added">
        {failed.map(({ group, words }) => (
          <Text key={group}>{words}</Text>
        ))}
        {added.length === 0 ? null : <Text>Added to your profile: {added.join(', ')}.</Text>}
      </Banner>
    </div>
  );
}

/**
 * The problems to show, each with the id of its field. A problem of an item names the item; one of basic info names its field
 * alone.
 */
const problemsIn = (draft: FillDraft) =>
  draft.flatMap((found) => {
    const title = found.group === 'basic' ? '' : summaryOf(found).title;
    const labels = new Map(fieldsOf(found).map(({ name, label }) => [name, label]));
    return Object.entries(problemsOf(found)).map(([name, message]) => ({
      message: [title, itemProblemInList(labels.get(name), message)].filter(Boolean).join(': '),
      fieldId: foundFieldId(found.key, name),
    }));
  });

/** Sends what is ticked once all of it may be sent. */
function useAdding(review: ReturnType<typeof useReview>, { userId, onClose }: Omit<FillDialogProps, 'resume'>) {
  const isHere = useIsHere();
  const [attempt, setAttempt] = useState(0);
  const [filled, setFilled] = useState<Filled>();
  const { draft } = review;
  const { mutate, isPending } = useFillProfile(userId, (outcome) => {
    if (outcome.failed.length === 0) {
      toast.success(`Added to your profile: ${outcome.added.join(', ')}.`);
      return onClose();
    }
    if (!isHere.current) toast.error(outcome.failed.map(({ words }) => words).join(' '));
    setFilled(outcome);
    review.keepOnly((one) => outcome.failed.some(({ group }) => group === one.group));
  });
  return {
    attempt,
    isPending,
    filled,
    problems: attempt === 0 ? [] : problemsIn(draft),
    add() {
      review.askAgain();
      setAttempt((count) => count + 1);
      if (problemsIn(draft).length === 0) mutate(draft);
    },
  };
}

function ReviewDialog({ found, resume, ...rest }: FillDialogProps & { found: FillDraft }) {
  const review = useReview(found);
  const { attempt, isPending, filled, problems, add } = useAdding(review, rest);
  const { draft } = review;
  const { close, question } = useDiscardQuestion(review.isChanged, rest.onClose);
  const groups = fillGroups.filter((group) => draft.some((one) => one.group === group));
  const taken = draft.filter(({ isTaken }) => isTaken).length;
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      size="lg"
      title="Fill your profile"
      subtitle={`From ${resume.original_name}`}
      isBusy={isPending}
      footer={
        <div className={styles.foot}>
          <Text tone="muted" numeric>
            {`${taken} of ${draft.length} chosen`}
          </Text>
          <div className={styles.buttons}>
            <Button isDisabled={isPending} onPress={close}>
              Cancel
            </Button>
            <Button
              variant="primary"
              isDisabled={taken === 0}
              isPending={isPending}
              pendingLabel="Adding…"
              onPress={add}
            >
              Add to my profile
            </Button>
          </div>
        </div>
      }
    >
      <Stack space={4}>
        <Text>
          This is what we read in your resume for the parts of your profile that are empty. Look it through, correct
          what we got wrong, and take out what you do not want. Nothing is saved until you add it.
        </Text>
        {filled === undefined ? null : <Outcome filled={filled} />}
        <ErrorSummary errors={problems} attempt={attempt} title="Correct these, or take them out" />
        {groups.map((group) => (
          <FoundGroup key={group} group={group} draft={draft} review={review} />
        ))}
      </Stack>
      {question}
    </Dialog>
  );
}

type PlainProps = Pick<FillDialogProps, 'resume' | 'onClose'> & { children: ReactNode };

/** The dialog while there is nothing to choose from. */
const PlainDialog = ({ resume, onClose, children }: PlainProps) => (
  <Dialog
    isOpen
    onOpenChange={onClose}
    size="lg"
    title="Fill your profile"
    subtitle={`From ${resume.original_name}`}
    footer={<Button onPress={onClose}>Close</Button>}
  >
    {children}
  </Dialog>
);

/** What a resume has for the empty parts of a profile, to be looked through before it is written. It opens once that is known. */
export function FillDialog(props: FillDialogProps) {
  const { resume, userId, onClose } = props;
  const found = useFoundInResume(resume, userId);
  useEndedBy(found.error, 'You must be logged in to update profile');
  return (
    <QueryView
      answer={found}
      loading={null}
      renderFailure={(error, retry) => (
        <PlainDialog resume={resume} onClose={onClose}>
          <ErrorState title="Your resume could not be looked through" {...retry}>
            {sentenceOf(error, 'Please try again.')} Your profile is as it was.
          </ErrorState>
        </PlainDialog>
      )}
    >
      {(draft) =>
        draft.length === 0 ? (
          <PlainDialog resume={resume} onClose={onClose}>
            <EmptyState icon={<FileSearch size={24} aria-hidden />} title="Nothing was found for your empty sections">
              We look for headings such as Experience, Education and Skills. This resume has none of them that your
              profile still lacks.
            </EmptyState>
          </PlainDialog>
        ) : (
          <ReviewDialog {...props} found={draft} />
        )
      }
    </QueryView>
  );
}
