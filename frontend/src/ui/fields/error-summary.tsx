import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../content/visually-hidden.tsx';
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

/** What was wrong at the last attempt: a list that grew and shrank while one corrects would move the fields below it. */
function useLastErrors({ errors, attempt }: Pick<ErrorSummaryProps, 'errors' | 'attempt'>): readonly FormError[] {
  const [last, setLast] = useState({ errors, attempt });
  const isOver = attempt !== last.attempt || (last.errors.length === 0 && errors.length > 0);
  if (isOver) setLast({ errors, attempt });
  return isOver ? errors : last.errors;
}

/** All that was wrong with a form when it was sent, and which of it is mended by now. Takes focus, and leads to each field. */
export function ErrorSummary({ title = 'There is a problem', errors, attempt, onFollow }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const listed = useLastErrors({ errors, attempt });
  const hasErrors = listed.length > 0;
  const wrongNow = (id: string) => errors.find(({ fieldId }) => fieldId === id);
  const takeFocus = useEffectEvent(() => {
    if (hasErrors) summary.current?.focus();
  });
  // Errors that come and go while typing must not take focus: only an attempt does, and before anybody can go on to a field.
  useLayoutEffect(() => takeFocus(), [attempt]);
  if (!hasErrors) return null;
  return (
    <div ref={summary} className={styles.summary} role="group" aria-labelledby="error-summary-title" tabIndex={-1}>
      <h2 id="error-summary-title" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {listed.map(({ message, fieldId }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              data-mended={wrongNow(fieldId) === undefined || undefined}
              onClick={(event) => {
                event.preventDefault();
                onFollow?.(fieldId);
                focusField(fieldId);
              }}
            >
              {wrongNow(fieldId) === undefined ? <VisuallyHidden>Corrected: </VisuallyHidden> : null}
              {wrongNow(fieldId)?.message ?? message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
