import { readPersonOfResumes } from '../calls/personal-data.ts';
import * as resumes from '../calls/resumes.ts';

/** The calls that resumes answers, and what their modules have beside. */
export const resumesCalls = { ...resumes, readPersonOfResumes };
