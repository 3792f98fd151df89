import { busyApplications, busyPostAmong } from './busy-post.ts';
import type { DemoApplication } from './demo-application.ts';
import type { DemoJobPost } from './demo-job-post.ts';
import { demoSeekers } from './people.ts';
import { phrase } from './phrase.ts';
import { questions } from './questions.ts';
import { randomOf, type Random } from './random.ts';

/** `count` of them: those to the busy post, the rest mostly in the seeker's own field and country, to open posts. */
export function makeApplications(
  posts: readonly DemoJobPost[],
  { count, crowd }: { count: number; crowd: number },
): DemoApplication[] {
  const toBusyPost = busyApplications(posts, { crowd });
  return [...toBusyPost, ...makeOthers(posts, count - toBusyPost.length)];
}

type Wish = { post: DemoJobPost; index: number };

/** Each post at most once by a seeker. */
function makeOthers(posts: readonly DemoJobPost[], count: number): DemoApplication[] {
  const random = randomOf('applications');
  const busy = busyPostAmong(posts);
  const open = posts.flatMap((post, index) =>
    post.status === 'Open' && !post.apply_link && index !== busy ? [{ post, index }] : [],
  );
  const popular = new Set(random.sample(open, Math.ceil(open.length / 12)).map(({ index }) => index));
  const wishLists = demoSeekers.map((seeker) => {
    const rank = ({ post, index }: Wish) =>
      (post.field === seeker.field ? 6 : 0) +
      (post.cities.some(({ country }) => country === seeker.country) ? 2 : 0) +
      (popular.has(index) ? 2 : 0) +
      (post.minimum_yrs_of_exp_needed <= seeker.years ? 1 : 0) +
      random.next() * 2.5;
    return open.map((entry) => ({ ...entry, rank: rank(entry) })).toSorted((a, b) => b.rank - a.rank);
  });
  // Everybody's first wish, then everybody's second: nobody is left out of a small demo.
  return Array.from({ length: count }, (_, place) => {
    const seeker = place % demoSeekers.length;
    const wishes = wishLists[seeker] ?? [];
    const { post, index } = wishes[Math.floor(place / demoSeekers.length)] as Wish;
    return { seeker, post: index, answers: answersTo(post, random), status: statusOf(post, random) };
  });
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
