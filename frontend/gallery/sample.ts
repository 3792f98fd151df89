import type { LookupQuery, LookupOption } from '../src/ui/fields/combo/lookup.ts';

const cities: readonly LookupOption[] = [
  { id: 'c1', name: 'Berlin', detail: 'Germany' },
  { id: 'c2', name: 'Bergen', detail: 'Vestland, Norway' },
  { id: 'c3', name: 'Bengaluru', detail: 'Karnataka, India' },
  { id: 'c4', name: 'Bern', detail: 'Switzerland' },
];

export function findCities({ text, signal }: LookupQuery): Promise<readonly LookupOption[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (text === 'fail') reject(new Error('no answer'));
      else resolve(cities.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase())));
    }, 250);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('aborted'));
    });
  });
}

export type Applicant = { id: string; name: string; status: string; score: number | null; applied: string };

export const applicants: readonly Applicant[] = [
  { id: 'a1', name: 'Noor Lindqvist', status: 'Shortlisted', score: 88, applied: '2026-11-18' },
  { id: 'a2', name: 'Tomasz Bergström-Okonkwo', status: 'Applied', score: 37, applied: '2026-11-17' },
  { id: 'a3', name: 'Ivy Castellanos', status: 'Applied', score: 31, applied: '2026-11-15' },
  { id: 'a4', name: 'Ren Achterberg', status: 'Not Selected', score: 12, applied: '2026-11-12' },
  { id: 'a5', name: 'Zuri Halloran', status: 'Applied', score: null, applied: '2026-11-11' },
];
