import { analyseJobPost } from './analyse-job-post.ts';
import { scoreApplication } from './score-application.ts';

/** Every kind of task that scoring has. */
export const scoringTasks = [scoreApplication, analyseJobPost];
