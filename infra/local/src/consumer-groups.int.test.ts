import { buildApplications } from '@waypost/applications/app';
import { buildIdentity } from '@waypost/identity/app';
import { buildJobs } from '@waypost/jobs/app';
import { buildResumes } from '@waypost/resumes/app';
import { openEmbedded } from '@waypost/runtime/embedded/embedded-ports';
import type { BuildService } from '@waypost/runtime/service/process/run-service';
import { createStubClient } from '@waypost/runtime/testing/stub-client';
import { buildScoring } from '@waypost/scoring/app';
import { pino } from 'pino';
import { expect, test } from 'vitest';

/** `topic group` of everything that a service listens to. */
async function groupsOf(build: BuildService): Promise<string[]> {
  const embedded = await openEmbedded({ file: ':memory:' });
  const ports = embedded.portsFor(build.name);
  const groups: string[] = [];
  const service = await build.build({
    ports: {
      ...ports,
      events: {
        ...ports.events,
        subscribe(subscription) {
          groups.push(`${subscription.topic} ${subscription.group}`);
          return ports.events.subscribe(subscription);
        },
      },
    },
    client: createStubClient({ kind: 'service', name: build.name }),
    log: pino({ level: 'silent' }),
    verifyActor: () => Promise.reject(new Error('Nobody calls')),
  });
  await service.start();
  await service.close();
  await embedded.close();
  return groups.toSorted();
}

test('consumers go on under the names that installations keep their offsets by', async () => {
  const services = [
    buildIdentity(),
    buildJobs({ searchFile: ':memory:' }),
    buildApplications,
    buildResumes({}),
    buildScoring({ works: true }),
  ];
  const groups = await Promise.all(services.map(groupsOf));
  expect(groups.flat().map((name) => name.replace(/(index-job-post)\..*/, '$1'))).toEqual([
    'applications identity.notify-of-status',
    'profiles identity.forget-person',
    'saved-searches identity.notify-of-found-job',
    'job-posts jobs.index-job-post',
    'job-posts jobs.keep-screening-questions',
    'job-posts jobs.match-saved-searches',
    'profiles jobs.forget-person',
    'applications applications.attach-applicant-card',
    'profiles applications.forget-person',
    'profiles applications.keep-applicant-profile',
    'scores applications.attach-score',
    'applications resumes.confirm-reservation',
    'profiles resumes.forget-person',
    'resumes resumes.read-uploaded-text',
    'resumes resumes.release-files',
    'applications scoring.request-score',
    'job-posts scoring.refresh-scores-of-job-post',
    'job-posts scoring.request-analysis',
    'profiles scoring.forget-person',
    'profiles scoring.refresh-scores-of-profile',
    'resumes scoring.score-read-resume',
  ]);
});
