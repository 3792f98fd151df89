import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { awaited } from './awaited-screens.ts';
import { ProgressLine } from './progress-line.tsx';

test('a line is there for as long as a page is on its way, be it that it never comes', async () => {
  render(<ProgressLine />);
  const file = Promise.withResolvers<string>();
  const other = Promise.withResolvers<string>();
  const both = Promise.allSettled([awaited(file.promise), awaited(other.promise)]);
  await screen.findByRole('progressbar', { name: 'Loading the page' });
  file.resolve('a screen');
  other.reject(new Error('The file did not come'));
  await both;
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});
