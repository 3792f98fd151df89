import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a form of one field: who has sent it is in the field once it has a problem, where a screen reader says so. Who went on
 * meanwhile is left where they are.
 * @param problem another object for each attempt.
 * @returns what to put on the form.
 */
export function useProblemFocus(problem: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem && form.current?.contains(document.activeElement))
      form.current.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [problem]);
  return form;
}
