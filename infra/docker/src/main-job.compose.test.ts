import { walkMainJob } from '@waypost/local/testing/walk-main-job';
import { test } from 'vitest';
import { composeUrl } from './testing/config.ts';

test('a post is published, found, scored and applied to, and its owner sees the scored applicant arrive', () =>
  walkMainJob(composeUrl()));
