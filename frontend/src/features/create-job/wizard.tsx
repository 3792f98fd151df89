import { delays } from '@waypost/contracts/constants';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import { type FormEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '../../session/session.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { text } from '../../ui/text.css.ts';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { AnalysisStep, type Pointed } from './analysis-step.tsx';
import { analysedPost, withAnalysis } from './analysis.ts';
import { BasicStep } from './basic-step.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { draftKey, drafts, isSameForm, type Owner } from './draft.ts';
import { fieldId, fieldOfId } from './fields.tsx';
import { formOf, type JobForm } from './job-form.ts';
import { isDenied, publishFailure, refusedFields } from './publish-failure.ts';
import { RequirementsStep } from './requirements-step.tsx';
import { resolver } from './resolver.ts';
import { CardPreview, ReviewStep, ReviewSummary } from './review-step.tsx';
import { SourceText } from './source-text.tsx';
import {
  check,
  missingIn,
  type Problem,
  problemsUpTo,
  stepAfter,
  stepBefore,
  type StepId,
  stepIds,
  stepOf,
  stepTitles,
} from './steps.ts';
import { type Analysed, useAnalysis } from './use-analysis.ts';
import { conflictingPost, useSave } from './use-save.ts';
import * as styles from './wizard.css.ts';

export type Subject = {
  /** What the form begins with, and goes back to. */
  start: JobForm;
  /** The post that is edited; nothing for a new one. */
  post?: JobPost;
};

const stepHeadings: Record<StepId, string> = {
  basic: 'Basic Job Information',
  requirements: 'Requirements and Responsibilities',
  analysis: 'Job Analysis',
  review: 'Review',
};

const Basic = memo(BasicStep);
const Requirements = memo(RequirementsStep);

/** Why a step could not be left, and up to which step one looked. */
type Gate = { title: string; upTo: StepId; attempt: number; refused: readonly Problem[] };

export function Wizard({ subject: { start, post }, owner }: { subject: Subject; owner: Owner }) {
  const navigate = useNavigate();
  const session = useSignedIn();
  const key = draftKey({ ...owner, jobId: post?._id });
  const [restored] = useState(() => drafts.read(key));
  const [isRestored, setRestored] = useState(restored !== undefined && !isSameForm(restored.form, start));
  const [step, setStep] = useState<StepId>(restored?.step ?? 'basic');
  const [version, setVersion] = useState(restored?.version ?? post?.version);
  const [gate, setGate] = useState<Gate>();
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<JobPost>();
  const [pointed, pointAt] = useState<Pointed>();

  const form = useForm<JobForm, { step: StepId }>({
    defaultValues: restored?.form ?? start,
    resolver,
    context: { step },
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as JobForm;
  const save = useSave(owner, post?._id);

  useEffect(() => {
    if (step === 'basic' && isSameForm(values, start)) drafts.clear(key);
    else drafts.keep(key, { form: values, step, ...(version !== undefined && { version }) });
  }, [key, values, step, version, start]);

  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useLayoutEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
    scrollTo(0, 0);
  }, [step]);

  /** A step begins unvalidated, but for what the server refused. */
  const goTo = (next: StepId) => {
    form.reset(form.getValues(), { keepDefaultValues: true });
    for (const { field, message } of gate?.refused ?? []) {
      if (stepOf(field) === next) form.setError(field as keyof JobForm, { type: 'refused', message });
    }
    setStep(next);
    setFailure(undefined);
    setRestored(false);
  };
  const stop = (title: string, upTo: StepId, refused: readonly Problem[] = []) =>
    setGate((before) => ({ title, upTo, refused, attempt: (before?.attempt ?? 0) + 1 }));

  const takeAnalysis = ({ post: read, analysis }: Analysed, how: 'asked' | 'by-itself') => {
    // What a published post says was decided before; reading it again only shows where that stands.
    if (post !== undefined && how === 'by-itself' && JSON.stringify(read) === JSON.stringify(analysedPost(start)))
      return;
    const found = withAnalysis(form.getValues(), analysis);
    form.setValue('skills', found.skills);
    form.setValue('minimum_yrs_of_exp_needed', found.minimum_yrs_of_exp_needed);
    form.setValue('maximum_yrs_of_exp_needed', found.maximum_yrs_of_exp_needed);
  };
  const analysis = useAnalysis({ written: analysedPost(values), isShown: step === 'analysis', onResult: takeAnalysis });

  const signInAgain = async () => {
    await session.reload().catch(() => undefined);
    await navigate('/signin');
  };
  // State is a render late: the second press of a double click would publish a second post.
  const isSending = useRef(false);
  const failed = (error: unknown) => {
    isSending.current = false;
    const theirs = conflictingPost(error);
    if (theirs !== undefined && theirs.status === 'Open') return setConflict(theirs);
    setConflict(undefined);
    const message = publishFailure(error, post !== undefined);
    if (isDenied(error)) {
      toast.error(message);
      setTimeout(() => void signInAgain(), delays.publishDenied);
      return;
    }
    const refused = refusedFields(error, form.getValues());
    if (refused.length > 0) stop(message, 'review', refused);
    else setFailure(message);
  };

  const send = (against: number | undefined) => {
    const checked = check(form.getValues());
    if (!('content' in checked) || isSending.current) return;
    isSending.current = true;
    setGate(undefined);
    setFailure(undefined);
    save.mutate(
      { content: checked.content, version: against },
      {
        onSuccess: () => {
          drafts.clear(key);
          toast.success(post === undefined ? 'Job post published successfully!' : 'Job post updated successfully!');
          void navigate('/posted-jobs');
        },
        onError: failed,
      },
    );
  };

  const onValid = () => {
    if (step === 'review') return send(version);
    setGate(undefined);
    goTo(stepAfter(step));
  };
  const onInvalid = () => {
    if (step !== 'review') return stop('Please fill in all required fields before proceeding', step);
    const problems = problemsUpTo('review', form.getValues());
    const isOnlyPlace = problems.every(({ field }) => field === 'cities');
    stop(
      isOnlyPlace ? 'Please add at least one location before publishing' : 'Please fill in all required fields',
      'review',
    );
    setStep('basic');
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => void form.handleSubmit(onValid, onInvalid)(event);

  const startFresh = () => {
    const before = { values: structuredClone(form.getValues()), step };
    const show = (shown: JobForm, at: StepId) => {
      form.reset(shown);
      setStep(at);
      setGate(undefined);
      setFailure(undefined);
      setRestored(false);
    };
    show(start, 'basic');
    toast.info(post === undefined ? 'The form is empty again' : 'Your changes are discarded', {
      action: { label: 'Undo', onAction: () => show(before.values, before.step) },
      timeout: 10_000,
    });
  };

  const problems = problemsUpTo('review', values);
  const stopped = gate && [
    ...problemsUpTo(gate.upTo, values),
    ...gate.refused.filter(({ field }) => !problems.some((other) => other.field === field)),
  ];
  return (
    <Page
      title={post === undefined ? 'Create Job Post' : 'Edit Job Post'}
      description={post === undefined ? 'Post a new job opportunity and find great candidates' : post.title}
      back={
        post === undefined ? undefined : (
          <Text>
            <TextLink to="/posted-jobs">Back to Posted Jobs</TextLink>
          </Text>
        )
      }
      actions={
        <Button icon={<RotateCcw size={16} aria-hidden />} onPress={startFresh}>
          Start Fresh
        </Button>
      }
    >
      <FormProvider {...form}>
        {isRestored ? (
          <Banner tone="info" title="Your draft is back">
            <Text>
              {post === undefined
                ? 'It is kept on this device until you publish. Start Fresh begins with an empty form.'
                : 'Your changes are not saved yet. Start Fresh goes back to the published post.'}
            </Text>
          </Banner>
        ) : null}
        <Stepper
          label="Steps"
          current={step}
          steps={stepIds.map((id) => ({
            id,
            title: stepTitles[id],
            missing: stepIds.indexOf(id) < stepIds.indexOf(step) ? missingIn(id, problems) : undefined,
          }))}
          onSelect={(id) => goTo(id as StepId)}
        />
        <form
          noValidate
          onSubmit={onSubmit}
          aria-labelledby="step-title"
          className={step === 'analysis' ? styles.bodyWithText : styles.body}
        >
          <div className={styles.main}>
            <h2 id="step-title" ref={heading} tabIndex={-1} className={`${text({ size: 'lg' })} ${styles.stepTitle}`}>
              {stepHeadings[step]}
            </h2>
            {stopped ? (
              <ErrorSummary
                title={gate?.title ?? ''}
                attempt={gate?.attempt ?? 0}
                errors={stopped.map(({ field, message }) => ({ message, fieldId: fieldId(field) }))}
                onFollow={(id) => {
                  const at = stepOf(fieldOfId(id));
                  if (at !== step) flushSync(() => goTo(at));
                }}
              />
            ) : null}
            {step === 'basic' ? <Basic /> : null}
            {step === 'requirements' ? <Requirements /> : null}
            {step === 'analysis' ? <AnalysisStep analysis={analysis} pointed={pointed} pointAt={pointAt} /> : null}
            {step === 'review' ? <ReviewStep /> : null}
          </div>
          <aside className={styles.aside} aria-label={step === 'review' ? 'Summary' : 'Beside the form'}>
            {step === 'basic' || step === 'requirements' ? (
              <div className={styles.wideOnly}>
                <CardPreview />
              </div>
            ) : null}
            {step === 'analysis' ? <SourceText analysed={analysis.analysed} pointed={pointed} /> : null}
            {step === 'review' ? <ReviewSummary onEdit={goTo} /> : null}
          </aside>
          <div className={styles.end}>
            {failure === undefined ? null : (
              <div role="alert">
                <Banner tone="danger" title={failure}>
                  <Text>What you typed is kept on this device. You can try again.</Text>
                </Banner>
              </div>
            )}
            <div className={styles.foot}>
              <Button
                icon={<ArrowLeft size={16} aria-hidden />}
                isDisabled={step === 'basic' || save.isPending}
                onPress={() => {
                  setGate(undefined);
                  goTo(stepBefore(step));
                }}
              >
                Previous
              </Button>
              {step === 'review' ? (
                <Button
                  type="submit"
                  variant="primary"
                  isPending={save.isPending}
                  pendingLabel={post === undefined ? 'Publishing...' : 'Saving...'}
                >
                  {post === undefined ? 'Publish Job Post' : 'Save Changes'}
                </Button>
              ) : (
                <Button type="submit" variant="primary">
                  Next Step
                  <ArrowRight size={16} aria-hidden />
                </Button>
              )}
            </div>
          </div>
        </form>
        {conflict === undefined ? null : (
          <ConflictDialog
            theirs={conflict}
            mine={values}
            isSaving={save.isPending}
            onClose={() => setConflict(undefined)}
            onTakeOver={() => {
              form.reset(formOf(conflict));
              setVersion(conflict.version);
              setConflict(undefined);
              toast.info('The form shows what is there now');
            }}
            onOverwrite={() => {
              setVersion(conflict.version);
              send(conflict.version);
            }}
          />
        )}
      </FormProvider>
    </Page>
  );
}
