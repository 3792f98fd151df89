import { z } from 'zod';
import { file } from '../answers.ts';
import { limits } from '../constants.ts';
import type { Contract } from '../contract.ts';
import { resumeContent } from '../entities/resume-content.ts';
import { resume, textStatus } from '../entities/resume.ts';
import { done, id, idParams } from '../fields.ts';
import { fileForm } from '../file-form.ts';
import { routes } from '../routes.ts';

const user = { service: 'resumes', access: 'user' } as const;
const internal = { service: 'resumes', access: 'service' } as const;

export const listResumes = {
  ...routes.listResumes,
  config: user,
  schema: {
    summary: "One's resumes, newest first",
    response: { 200: z.object({ resumes: z.array(resume), total: z.int() }) },
  },
} as const satisfies Contract;

const { file: resumeFile, bodyLimit, consumes } = fileForm('resume', limits.resumeBytes);

/**
 * multipart/form-data with one file in the field `resume`; PDF, DOC or DOCX by content, at most 2 MB.
 * @throws conflict for a person who has as many as can be kept.
 */
export const uploadResume = {
  ...routes.uploadResume,
  config: { ...user, allowance: 'uploads', file: resumeFile },
  bodyLimit,
  schema: { summary: 'Upload a resume', consumes, response: { 200: z.object({ resume }) } },
} as const satisfies Contract;

export const downloadResume = {
  ...routes.downloadResume,
  config: user,
  schema: {
    summary: 'A short-lived link by which a resume is saved, or a PDF is shown',
    params: idParams,
    querystring: z.object({
      /** What is no PDF is saved, whatever is asked for. */
      disposition: z.enum(['inline', 'attachment']).default('attachment'),
    }),
    response: { 200: z.object({ downloadURL: z.string() }) },
  },
} as const satisfies Contract;

export const replaceResume = {
  ...routes.replaceResume,
  config: { ...user, allowance: 'uploads', file: resumeFile },
  bodyLimit,
  schema: {
    summary: 'Replace the file of a resume; applications keep the file that was sent',
    params: idParams,
    consumes,
    response: { 200: z.object({ resume }) },
  },
} as const satisfies Contract;

export const deleteResume = {
  ...routes.deleteResume,
  config: user,
  schema: { summary: 'Delete a resume', params: idParams, response: { 200: done } },
} as const satisfies Contract;

/** @throws conflict for one whose text is still being read, or could not be. */
export const readResumeContent = {
  ...routes.readResumeContent,
  config: { ...user, allowance: 'resumeContents' },
  schema: {
    summary: "What one's own resume says for each section of a profile, to be looked through before it is written",
    params: idParams,
    response: { 200: resumeContent },
  },
} as const satisfies Contract;

/** A navigation by a signed link: the signature is the permission, and says whether it is to view (a PDF) or to save. */
export const openFile = {
  ...routes.openFile,
  config: { service: 'resumes', access: 'public', navigation: true },
  schema: {
    summary: 'The bytes of a file',
    params: idParams,
    querystring: z.object({
      name: z.string().max(300),
      disposition: z.enum(['inline', 'attachment']),
      /** Seconds since the epoch. */
      expires: z.string().regex(/^\d+$/),
      signature: z.string().max(200),
    }),
    response: file(
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ),
  },
} as const satisfies Contract;

const reserved = z.object({
  file_id: id,
  original_name: z.string(),
  content_type: z.string(),
  text_status: textStatus,
});

/**
 * Keeps the resume's present file for an application, before the application is written. Idempotent by `application_id` and
 * `submission`. @throws not-found for a resume that is not the user's; validation-error for an unreadable one.
 */
export const reserveResume = {
  method: 'POST',
  url: '/internal/resumes/reserve',
  config: internal,
  schema: {
    summary: 'Reserve a resume file for an application',
    body: z.object({
      application_id: id,
      /** Counts how often the person has applied to this post: 1, and more after a withdrawal. */
      submission: z.int().min(1),
      user_id: id,
      /** The newest readable one where absent. */
      resume_id: id.optional(),
    }),
    response: { 200: reserved.extend({ resume_id: id }) },
  },
} as const satisfies Contract;

/** From when to when somebody did what, as a resume says it. An older release hands none on. */
const positions = z
  .array(
    resumeContent.shape.work_experiences.element.pick({ job_title: true, start: true, end: true, is_current: true }),
  )
  .default([]);
export type ResumePosition = z.infer<typeof positions>[number];

export const readFileText = {
  method: 'GET',
  url: '/internal/files/:id/text',
  config: internal,
  schema: {
    summary: 'The text of a resume file, and the positions in it',
    params: idParams,
    response: {
      200: z.object({
        file_id: id,
        text_status: textStatus,
        text: z.string().nullable(),
        text_hash: z.string().nullable(),
        positions,
        /** The names by which the resume says whose it is. Absent in answers of older releases. */
        names: z.array(z.string()).optional(),
      }),
    },
  },
} as const satisfies Contract;

/** For a score outside an application. */
export const readNewestText = {
  method: 'GET',
  url: '/internal/users/:id/newest-resume-text',
  config: internal,
  schema: {
    summary: "The text of a user's newest readable resume, and the positions in it; all null when there is none",
    params: idParams,
    response: {
      200: z.object({
        resume_id: id.nullable(),
        text: z.string().nullable(),
        text_hash: z.string().nullable(),
        positions,
      }),
    },
  },
} as const satisfies Contract;

export const linkFile = {
  method: 'POST',
  url: '/internal/files/:id/link',
  config: internal,
  schema: {
    summary: 'A short-lived link to view a file, for whoever the caller has allowed to see it',
    params: idParams,
    body: z.object({ name: z.string().max(300) }),
    response: { 200: z.object({ downloadURL: z.string(), content_type: z.string() }) },
  },
} as const satisfies Contract;
