import { pages } from '@waypost/contracts/paths';

/** The query of `createJob` that names the post to edit. */
export const editedJob = 'edit';
/** The wizard, with a post that is published. */
export const pathToEdit = (jobId: string): string => `${pages.createJob}?${editedJob}=${jobId}`;

/** The query of `createJob` that names a post of one's own to begin with. */
export const copiedJob = 'copy';
/** The wizard for a new post, filled in from another one; nothing is published by it. */
export const pathToDuplicate = (jobId: string): string => `${pages.createJob}?${copiedJob}=${jobId}`;

/** The query of `createJob` that names a closed post of which changes are kept on the device. */
export const rewrittenJob = 'rewrite';
/** The wizard for a new post, filled in with what was written for a post that was closed meanwhile. */
export const pathToRewrite = (jobId: string): string => `${pages.createJob}?${rewrittenJob}=${jobId}`;
