import type { ApplicantStatus } from '@waypost/contracts/constants';

/** Who applied to what, by their places in the lists of seekers and posts. */
export type DemoApplication = {
  seeker: number;
  post: number;
  answers: { question_text: string; reply: string }[];
  /** What has been decided since, by the owner of the post or by withdrawing; 'Applied' where nothing. */
  status: ApplicantStatus;
};
