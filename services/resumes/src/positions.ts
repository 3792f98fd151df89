import type { ResumePosition } from '@waypost/contracts/calls/resumes';
import { contentOf } from './content/resume-content.ts';
import type { FileText } from './file-text-store.ts';

/** What a resume says of when somebody did what, without where. */
export const positionsIn = (read: FileText): ResumePosition[] =>
  contentOf(read, new Date().toISOString().slice(0, 10)).work_experiences.map(
    ({ company_name: _company, city: _city, work_summary: _summary, ...position }) => position,
  );
