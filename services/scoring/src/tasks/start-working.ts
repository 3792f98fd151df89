import type { Closeable } from '@waypost/runtime/closeable';
import type { Tasks } from '@waypost/runtime/ports/tasks';
import { analyseJobPost } from './analyse-job-post.ts';
import { scoreApplication } from './score-application.ts';

type Deps = Parameters<typeof scoreApplication>[0];

/** Takes tasks of every kind that scoring has. */
export const startWorking = (tasks: Tasks, deps: Deps): Promise<Closeable[]> =>
  Promise.all([tasks.work(scoreApplication(deps)), tasks.work(analyseJobPost(deps))]);
