import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

const summary = (...messages: string[]) => (
  <ErrorSummary attempt={1} errors={messages.map((message) => ({ message, fieldId: 'description' }))} />
);
const said = () => screen.getByRole('link').textContent;

test('what is wrong in another way since is said as it is, and what is mended as what it was', () => {
  const { rerender } = render(summary('Job description is required'));
  expect(said()).toBe('Job description is required');
  rerender(summary('Must be at most 2000 characters'));
  expect(said()).toBe('Must be at most 2000 characters');
  rerender(summary());
  expect(said()).toBe('Corrected: Job description is required');
});
