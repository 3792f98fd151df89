import { render, screen, within } from '@testing-library/react';
import { aScore } from '@waypost/contracts/testing/scores';
import { expect, test } from 'vitest';
import { ScoreBreakdown } from './score-breakdown.tsx';

const part = (name: string, whole_points: number, whole_max: number) => ({
  part: name,
  points: whole_points * 10 + 1,
  max: whole_max * 10,
  whole_points,
  whole_max,
  evidence: [`What is said of ${name}`],
  advice: null,
});

test('a score is shown as a sum of whole points', () => {
  const score = aScore({ user_score: 642, breakdown: [part('Skills', 40, 60), part('Job title', 24, 40)] });
  render(<ScoreBreakdown score={score} isOwn />);
  const [skills, title, total] = screen.getAllByRole('listitem').filter((item) => /\//.test(item.textContent));
  expect(within(skills as HTMLElement).getByText('40 / 60')).toBeTruthy();
  expect(within(title as HTMLElement).getByText('24 / 40')).toBeTruthy();
  expect(total?.textContent).toBe('Total= 64 / 100');
});

test('a cap takes its points away in a line of its own, and what is not asked for is named', () => {
  const mustHaves = { ...part('Must-haves', -6, 0), evidence: ['Not found: RN license'] };
  const breakdown = [part('Skills', 45, 60), part('Job title', 20, 40), mustHaves];
  const { container } = render(
    <ScoreBreakdown score={aScore({ user_score: 590, breakdown, left_out: ['Experience'] })} />,
  );
  const cap = screen.getByText('Must-haves').closest('li');
  expect(cap?.textContent).toBe('Must-haves−6Not found: RN license');
  expect(container.textContent).toContain('Total= 59 / 100');
  expect(screen.getByText(/^Not counted, because the post says nothing of it: experience\./)).toBeTruthy();
});
