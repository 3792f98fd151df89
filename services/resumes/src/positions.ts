import type { ResumePosition } from '@waypost/contracts/calls/resumes';
import { workOf } from './content/resume-content.ts';
import type { FileText } from './file-text-store.ts';

/** What a resume says of when somebody did what, without where. */
export const positionsIn = (read: FileText): ResumePosition[] =>
  workOf(read).map(({ company_name: _company, city: _city, work_summary: _summary, ...position }) => position);
