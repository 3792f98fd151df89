/**
 * What an open page is told: that something changed, not what it is now. Pages fetch again what they show.
 * `notification`: id of the person whose notifications changed.
 * `applicants`: id of the job post whose list changed, for its owner. `application`: id of the job post, for its applicant.
 * `job-post`: for its creator. `resume`: for its owner. `profile`: id of the person, whose scores may be others from then on.
 */
export type LiveMessage = {
  kind: 'applicants' | 'application' | 'job-post' | 'resume' | 'profile' | 'notification';
  id: string;
  version: number;
};

/** `GET /api/live`: newline-delimited JSON, one message a line; an empty line is a heartbeat. */
export const liveUrl = '/live';
/** Milliseconds between two heartbeats: a connection that is silent for much longer is none. */
export const heartbeat = 20_000;
