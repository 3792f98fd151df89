import { Check, CircleAlert } from 'lucide-react';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
import * as styles from './stepper.css.ts';

export type Step = {
  id: string;
  title: string;
  /** What is missing in it, "2 fields missing"; shown once it has been left. */
  missing?: string | undefined;
  /** Ahead of the current one, with nothing missing before it. */
  isReachable?: boolean;
};

export type StepperProps = {
  label: string;
  steps: readonly Step[];
  current: string;
  /** Given, the steps before the current one can be gone to, and those ahead that are reachable. */
  onSelect?: (id: string) => void;
};

/** Where one is in a wizard, and what is left to do. */
export function Stepper({ label, steps, current, onSelect }: StepperProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label} className={styles.steps}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
          const content = (
            <>
              <span className={styles.bar} />
              {/* A phone has no room for them; what is heard is the same on each. */}
              <span className={styles.words} aria-hidden>
                {step.missing !== undefined ? (
                  <CircleAlert size={16} className={styles.missingMark} />
                ) : state === 'done' ? (
                  <Check size={16} className={styles.doneMark} />
                ) : null}
                <span className={styles.name}>{step.title}</span>
              </span>
              <VisuallyHidden>
                {[step.title, step.missing ?? (state === 'done' && 'done')].filter(Boolean).join(', ')}
              </VisuallyHidden>
            </>
          );
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {onSelect !== undefined && (state === 'done' || (state === 'ahead' && step.isReachable)) ? (
                <button type="button" className={styles.press} onClick={() => onSelect(step.id)}>
                  {content}
                </button>
              ) : (
                <span className={styles.press}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      <p className={styles.summary} aria-hidden>
        <span>{`Step ${at + 1} of ${steps.length}: `}</span>
        <strong>{steps[at]?.title}</strong>
      </p>
    </nav>
  );
}
