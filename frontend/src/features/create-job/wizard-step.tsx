import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldId, fieldOfId } from '../../forms/field-id.ts';
import { text } from '../../ui/content/text.css.ts';
import { ErrorSummary, focusField } from '../../ui/fields/error-summary.tsx';
import { AnalysisStep, type Pointed } from './analysis/analysis-step.tsx';
import { SourceText } from './analysis/source-text.tsx';
import type { AnalysisState } from './analysis/use-analysis.ts';
import { BasicStep } from './basic/basic-step.tsx';
import { problemInList } from './form/field-names.ts';
import type { JobForm } from './form/job-form.ts';
import { RequirementsStep } from './requirements/requirements-step.tsx';
import { CardPreview, type Edit, ReviewStep } from './review/review-step.tsx';
import { ReviewSummary } from './review/review-summary.tsx';
import { type StepId, stepOf } from './steps.ts';
import { stoppedBy, type WizardState } from './wizard-state.ts';
import * as styles from './wizard.css.ts';

const stepHeadings: Record<StepId, string> = {
  basic: 'Basic Job Information',
  requirements: 'Requirements and Responsibilities',
  analysis: 'Job Analysis',
  review: 'Review',
};

const Basic = memo(BasicStep);
const Requirements = memo(RequirementsStep);

/** The heading takes the focus when another step is shown. */
function StepTitle({ step }: { step: StepId }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    scrollTo(0, 0);
  }, [step]);
  return (
    <h2 id="step-title" ref={heading} tabIndex={-1} className={`${text({ size: 'lg' })} ${styles.stepTitle}`}>
      {stepHeadings[step]}
    </h2>
  );
}

type WizardStepProps = {
  state: WizardState;
  values: JobForm;
  analysis: AnalysisState;
  goTo: (step: StepId) => void;
};

/** The step that is shown, with what is wrong above it and what helps beside it. */
export function WizardStep({ state, values, analysis, goTo }: WizardStepProps) {
  const { step, gate } = state;
  const [pointed, pointAt] = useState<Pointed>();
  const stopped = stoppedBy(state, values);
  const edit: Edit = (at, field) => {
    flushSync(() => goTo(at));
    if (field !== undefined) focusField(fieldId(field));
  };
  return (
    <>
      <div className={styles.main}>
        <StepTitle step={step} />
        {gate === undefined || stopped === undefined ? null : (
          <ErrorSummary
            title={gate.title}
            attempt={gate.attempt}
            errors={stopped.map((problem) => ({ message: problemInList(problem), fieldId: fieldId(problem.field) }))}
            onFollow={(id) => {
              const at = stepOf(fieldOfId(id));
              if (at !== step) flushSync(() => goTo(at));
            }}
          />
        )}
        {step === 'basic' ? <Basic /> : null}
        {step === 'requirements' ? <Requirements /> : null}
        {step === 'analysis' ? <AnalysisStep analysis={analysis} pointed={pointed} pointAt={pointAt} /> : null}
        {step === 'review' ? <ReviewStep onEdit={edit} /> : null}
      </div>
      <aside className={styles.aside} aria-label={step === 'review' ? 'Summary' : 'Beside the form'}>
        {step === 'basic' || step === 'requirements' ? (
          <div className={styles.wideOnly}>
            <CardPreview />
          </div>
        ) : null}
        {step === 'analysis' ? <SourceText analysed={analysis.analysed} pointed={pointed} /> : null}
        {step === 'review' ? <ReviewSummary onEdit={edit} analysis={analysis} /> : null}
      </aside>
    </>
  );
}
