import type { ApplicantStatus } from '@waypost/contracts/constants';
import { candidates } from './candidates.ts';
import type { DemoApplication } from './demo-application.ts';
import type { DemoJobPost } from './demo-job-post.ts';
import { demoSeekers, type DemoSeeker } from './people.ts';
import { phrase } from './phrase.ts';
import { questions } from './questions.ts';
import { randomOf, type Random } from './random.ts';

const hour = 60 * 60 * 1_000;

const systemQuestion = 'Describe a system you designed or changed, and what you would do differently today.';
const asked = [
  { text: 'Are you legally allowed to work in the country of this post?', is_required: true },
  { text: 'Have you taken part in an on-call rotation before?', is_required: true },
  { text: 'Which cloud do you know best?', is_required: true },
  { text: 'When could you start?', is_required: false },
  { text: systemQuestion, is_required: true },
].map(({ text, is_required }) => ({
  question: questions.findIndex(({ question_text }) => question_text === text),
  is_required,
}));

/** A senior backend post of the recruiter for technology. */
const isBusy = (post: DemoJobPost) =>
  post.field === 'Software' &&
  post.level === 'senior' &&
  /Backend/.test(post.title) &&
  post.category === 'Recruitment' &&
  post.job_type === 'Full-Time' &&
  post.status === 'Open' &&
  !post.apply_link;

/** The place of the one post that very many have applied to; -1 among too few posts. */
export const busyPostAmong = (posts: readonly DemoJobPost[]) => posts.findIndex(isBusy);

/** It is new, so that it stands among the first of its owner's, and asks a question of every type. */
export const madeBusy = (post: DemoJobPost, now: Date): DemoJobPost => ({
  ...post,
  questions: asked,
  posted_date: new Date(now.getTime() - 20 * hour).toISOString(),
});

/** By their places among seekers and candidates: the seekers of the field, then `crowd` of the candidates. */
export function busyApplications(posts: readonly DemoJobPost[], { crowd }: { crowd: number }): DemoApplication[] {
  const place = busyPostAmong(posts);
  const post = posts[place];
  if (!post) return [];
  const random = randomOf('busy post');
  return [...demoSeekers, ...candidates.slice(0, crowd)].flatMap((person, seeker) =>
    seeker >= demoSeekers.length || person.field === post.field
      ? [{ seeker, post: place, answers: answersOf(person, random), status: statusOf(person, post, random) }]
      : [],
  );
}

const isBackend = ({ field, role }: DemoSeeker) => field === 'Software' && role === 0;

/** Decided as a person would who has read the resumes, but for those nobody has come to yet. */
function statusOf(person: DemoSeeker, post: DemoJobPost, random: Random): ApplicantStatus {
  const fits = isBackend(person) && person.years >= post.minimum_yrs_of_exp_needed;
  return fits
    ? random.weighted({ Applied: 0.35, Shortlisted: 0.45, Selected: 0.14, 'Not Selected': 0.03, Withdrawn: 0.03 })
    : random.weighted({ Applied: 0.44, Shortlisted: 0.06, 'Not Selected': 0.46, Withdrawn: 0.04 });
}

function answersOf(person: DemoSeeker, random: Random): DemoApplication['answers'] {
  return asked.flatMap(({ question, is_required }) => {
    const { question_text = '', question_type, options = [], replies = [] } = questions[question] ?? {};
    if (!is_required && random.chance(0.2)) return [];
    const reply =
      question_text === systemQuestion
        ? random.pick(isBackend(person) ? built : seenFromBeside)
        : question_type === 'yes_no'
          ? yesOrNo(question_text, person, random)
          : random.pick(question_type === 'multiple_choice' ? options : replies);
    return [{ question_text, reply: phrase(reply, random) }];
  });
}

const yesOrNo = (question_text: string, { years, country }: DemoSeeker, random: Random) =>
  (question_text.includes('on-call') ? years > 2 || random.chance(0.3) : country === 'CA' || random.chance(0.45))
    ? 'Yes'
    : 'No';

/** What backend engineers tell of their work. */
const built = [
  'I moved invoicing out of a monolith in {five|six|seven} steps, each of which could be rolled back within a minute. Today I would write the reconciliation report first: we found {two|three} differences only because a customer called.',
  'Our retries were not safe to repeat, so one slow evening charged {forty|sixty} people twice. I added idempotency keys end to end and a test that replays a whole day. I would start with the keys now, before the first customer.',
  'A nightly job took nine hours and had to finish in eight. I turned it into events, one flow at a time, and kept both running side by side for a month. I would spend less on the framework and more on watching the queue.',
  'I designed the permissions of a records system: roles, exceptions, an audit trail. It held, but nobody could explain a refusal. Today every refusal would carry its reason from the first version.',
  'We had {twelve|fourteen} services for what one team did. I merged them into three, which took half a year and made most pages twice as fast. I would have asked who owns what before asking what talks to what.',
  'I built search over {30|40|60} million rows on plain PostgreSQL. It was right for two years. I should have agreed on the number at which we would stop, since we argued about it for too long.',
  'Our cache and our database disagreed about once a day. I removed the cache, made the query fast and deleted 4,000 lines. I would do exactly the same, only two years earlier.',
  'I introduced tracing to a system of nine teams. The tool was easy; agreeing on names was not. Next time I would begin with names.',
  'A ticket sale broke us at {50,000|90,000} people. I put a queue in front, sold in the order of arrival and published the place in line. I would load-test with real browsers the next time.',
  'I replaced a message format that four teams used without stopping any of them: read both, write both, then drop the old one. I would put the date for the last step in everybody’s calendar on the first day.',
];

/** What people from beside the trade tell. */
const seenFromBeside = [
  'I automated our test environments, so that each change has one of its own for {an hour|two hours}. Today I would bill each team for theirs from the start; it is the only thing that makes people clean up.',
  'A report took {three|five} days of copying every month. I wrote a small program for it, which became a service that six people rely on. I would write down who may change it before that happens.',
  'I changed how our forms talk to the server: what is typed is kept, also when the line is bad. I would have asked support for the list of complaints first, because it was the plan.',
  'I have not designed a whole system yet. I changed one: its nightly import stopped at the first bad row, and now it sets bad rows aside and says so. I would add a count that somebody looks at.',
  'We restored a database from a backup that nobody had ever tried. It worked by luck. Since then I rehearse it every quarter, and I would automate the rehearsal.',
  'I wrote the controller of a packing line in C. It has not restarted for {three|four} years, which is also why nobody dares to change it. Today I would leave a simulator behind.',
];
