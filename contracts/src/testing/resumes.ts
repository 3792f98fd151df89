import { resumeContent } from '../entities/resume-content.ts';
import { resume } from '../entities/resume.ts';
import { resumeUploaded } from '../events/resume-events.ts';
import { at, factory, nextId } from './factory.ts';

/** One whose text has been read. */
export const aResume = factory(resume)(() => ({
  _id: nextId(),
  original_name: 'resume.pdf',
  resume_size: 48_211,
  uploadedAt: at,
  text_status: 'readable',
  version: 2,
}));

/** As events tell it, before its text has been read. */
export const aResumeState = factory(resumeUploaded.data)(() => ({
  resume_id: nextId(),
  user_id: nextId(),
  file_id: nextId(),
  text_status: 'pending',
  text_hash: null,
  removed: false,
}));

/** The content of a resume that says nothing for a profile. */
export const aResumeContent = factory(resumeContent)(() => ({
  work_experiences: [],
  educations: [],
  skills: [],
  certificates: [],
  projects: [],
  accomplishments: [],
  social_links: [],
}));
