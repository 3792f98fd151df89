import { describe, expect, test } from 'vitest';
import { currentEntry, menuEntries } from './menu-entries.ts';

const labels = (type: Parameters<typeof menuEntries>[0]) => menuEntries(type).map((entry) => entry.label);

describe('the menu', () => {
  test('has five entries and the settings for everyone', () => {
    expect(labels(undefined)).toEqual(['Home', 'Feed', 'Profile', 'Saved Jobs', 'ATS Score', 'Settings']);
  });

  test.each(['Recruiter', 'Referrer'] as const)('lets a %s publish', (type) => {
    expect(labels(type)).toEqual(expect.arrayContaining(['Create Job', 'Posted Jobs']));
    expect(labels(type)).not.toContain('Job Applications');
  });

  test('shows a job seeker what they applied to', () => {
    expect(labels('Job Seeker')).toEqual(expect.arrayContaining(['Job Applications', 'Referral Applications']));
    expect(labels('Job Seeker')).not.toContain('Create Job');
  });
});

describe('the current entry', () => {
  test.each([
    ['Job Seeker', '/job-applications', 'Job Applications'],
    ['Recruiter', '/job-applications/0123456789abcdef01234567', 'Posted Jobs'],
    ['Recruiter', '/job/0123456789abcdef01234567/applicants', 'Posted Jobs'],
    ['Referrer', '/feed/', 'Feed'],
    ['Job Seeker', '/job/0123456789abcdef01234567', 'Feed'],
    ['Referrer', '/job/0123456789abcdef01234567', undefined],
    ['Job Seeker', '/profile/ada-park', 'Profile'],
  ] as const)('of a %s at %s is %s', (type, path, label) => {
    expect(currentEntry(menuEntries(type), path)?.label).toBe(label);
  });
});
