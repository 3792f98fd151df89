import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stepper } from './stepper.tsx';

test('each step says to those who hear it what it lacks, or that it is done', () => {
  const steps = [
    { id: 'basics', title: 'Basics' },
    { id: 'requirements', title: 'Requirements', missing: '2 fields missing' },
    { id: 'analysis', title: 'Analysis', missing: '1 field missing' },
    { id: 'review', title: 'Review', isReachable: true },
    { id: 'publish', title: 'Publish' },
  ];
  render(<Stepper label="Steps" steps={steps} current="analysis" onSelect={() => undefined} />);
  for (const name of ['Basics, done', 'Requirements, 2 fields missing', 'Review']) screen.getByRole('button', { name });
  screen.getByText('Analysis, 1 field missing');
  screen.getByText('Publish', { ignore: '[aria-hidden] *' });
  expect(screen.getAllByRole('button')).toHaveLength(3);
});
