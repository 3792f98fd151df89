import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from './error-summary.css.ts';

export type FormError = {
  message: string;
  /** The `id` that was given to the field. */
  fieldId: string;
};

export type ErrorSummaryProps = {
  title?: string;
  errors: readonly FormError[];
  /** Changes with each failed attempt, so that focus comes here each time: react-hook-form's `submitCount`. */
  attempt: number;
  /** Called before focus goes to a field that may not be shown yet; it has to be once this returns. */
  onFollow?: (fieldId: string) => void;
};

const focusable = 'input, textarea, select, button, [tabindex]:not([tabindex="-1"])';

/** Brings focus to a field by the `id` that was given to it. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const target = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  target?.focus();
  element?.scrollIntoView({ block: 'center' });
}

/** All that is wrong with a form, once it was sent. Takes focus, and leads to each field. */
export function ErrorSummary({ title = 'There is a problem', errors, attempt, onFollow }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const takeFocus = useEffectEvent(() => {
    if (hasErrors) summary.current?.focus();
  });
  // Errors that come and go while typing must not take focus: only an attempt does.
  useEffect(() => takeFocus(), [attempt]);
  if (!hasErrors) return null;
  return (
    <div ref={summary} className={styles.summary} role="group" aria-labelledby="error-summary-title" tabIndex={-1}>
      <h2 id="error-summary-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ message, fieldId }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                onFollow?.(fieldId);
                focusField(fieldId);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
