import type { ApplicantStatus } from '@waypost/contracts/constants';
import type { DemoJobPost } from './make-job-posts.ts';
import { demoSeekers } from './people.ts';
import { phrase } from './phrase.ts';
import { questions } from './questions.ts';
import { randomOf, type Random } from './random.ts';

/** Who applied to what, by their places in the lists of seekers and posts. */
export type DemoApplication = {
  seeker: number;
  post: number;
  answers: { question_text: string; reply: string }[];
  /** What the owner of the post has decided since; 'Applied' where nothing. */
  status: Exclude<ApplicantStatus, 'Withdrawn'>;
};

/** Mostly in the seeker's own field and country; open posts only, each at most once by a seeker. */
export function makeApplications(posts: readonly DemoJobPost[], options: { count: number }): DemoApplication[] {
  const random = randomOf('applications');
  const open = posts.flatMap((post, index) => (post.status === 'Open' && !post.apply_link ? [{ post, index }] : []));
  const popular = new Set(random.sample(open, Math.ceil(open.length / 12)).map(({ index }) => index));
  const wishLists = demoSeekers.map((seeker) => {
    const rank = ({ post, index }: (typeof open)[number]) =>
      (post.field === seeker.field ? 6 : 0) +
      (post.cities.some(({ country }) => country === seeker.country) ? 2 : 0) +
      (popular.has(index) ? 2 : 0) +
      (post.minimum_yrs_of_exp_needed <= seeker.years ? 1 : 0) +
      random.next() * 2.5;
    return open.map((entry) => ({ ...entry, rank: rank(entry) })).toSorted((a, b) => b.rank - a.rank);
  });
  const perSeeker = Math.ceil(options.count / demoSeekers.length);
  return wishLists
    .flatMap((wishes, seeker) =>
      wishes.slice(0, perSeeker).map(({ post, index }) => ({
        seeker,
        post: index,
        answers: answersTo(post, random),
        status: statusOf(post, random),
      })),
    )
    .slice(0, options.count);
}

function answersTo(post: DemoJobPost, random: Random): DemoApplication['answers'] {
  return post.questions.flatMap(({ question, is_required }) => {
    const asked = questions[question];
    if (!asked || (!is_required && random.chance(0.3))) return [];
    return [{ question_text: asked.question_text, reply: replyTo(asked, random) }];
  });
}

function replyTo(question: (typeof questions)[number], random: Random): string {
  if (question.question_type === 'yes_no') return random.chance(0.72) ? 'Yes' : 'No';
  if (question.question_type === 'multiple_choice') return random.pick(question.options ?? ['']);
  return phrase(random.pick(question.replies ?? ['']), random);
}

function statusOf(post: DemoJobPost, random: Random): DemoApplication['status'] {
  return post.category === 'Referral'
    ? random.weighted({ Applied: 0.6, Referred: 0.2, Shortlisted: 0.1, 'Not Selected': 0.1 })
    : random.weighted({ Applied: 0.64, Shortlisted: 0.17, Selected: 0.05, 'Not Selected': 0.14 });
}
