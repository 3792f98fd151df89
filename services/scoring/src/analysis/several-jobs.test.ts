import { expect, test } from 'vitest';
import { severalJobs } from './several-jobs.ts';

test.each([
  ['Line Cook – $18-$21/hr, full-time\n• ServSafe\n\nWelder – $30/hr + tools', ['Line Cook', 'Welder']],
  ['• Welder: $28-$34/hr. 3 years.\n• Pipefitter: $32-$38/hr. 5 years.', ['Welder', 'Pipefitter']],
  [
    '1. Senior Back-end Engineer (Go), 5+ years, €85,000–€100,000\n2. Front-end Engineer (React), €65,000–€80,000',
    ['Senior Back-end Engineer', 'Front-end Engineer'],
  ],
  ['Position 1: Baker\nRye.\n\nPosition 2: Welder\nPipes.', ['Baker', 'Welder']],
])('each job has a line of its own: %s', (text, jobs) => expect(severalJobs([text])).toEqual(jobs));

test.each([
  'Software Engineer II: $120,000 - $140,000\nSoftware Engineer III: $140,000 - $160,000',
  'New York: $120,000 - $140,000\nAustin: $100,000 - $120,000',
  'Base salary: $90,000\nOTE: $180,000',
  'Nurse with a budget of $50,000\nYou work beside a Welder. $20 a day for lunch.',
  'Welder – $30/hr',
  'Opening 9:00 - 17:00 weekdays\nOpening 8:00 - 12:00 Saturdays',
  'Position 1 – Days\nPosition 2 – Nights',
  'Job 1: Clean the floors.\nJob 2: Wash the dishes.',
  'Welder\nPay: $45/hr\nWelder: $10/hr\nLine Cook: $20/hr',
  'Line Cook: $15/hr\nWelder: $15/hr',
  'Recruiter: $60,000\nRecent placements:\n• Welder, $70,000',
  'We hire at two levels.\nWelder: $30/hr\nPipefitter: $38/hr',
  '',
])('one job, of ranks, places or parts of pay: %s', (text) => expect(severalJobs([text])).toEqual([]));
