import type { JobType, WorkMode } from '@waypost/contracts/constants';
import type { Level } from './field.ts';

/** Phrases that posts of every field share. `{company} {does}` is a whole sentence. */
export const openings: readonly string[] = [
  '{company} {does}.',
  '{company} {does}, and we would like to do it a little better with your help.',
  '{company} {does}. This post is in {city}.',
  'At {company} in {city} we are looking for the next {title}. The company {does}.',
  '{company} {does}. The post has become free because a colleague {is moving away|has been promoted|is going back to university}.',
  'Who we are: {company} {does}.',
  '{title} at {company}, which {does}.',
  '{company} {does}. We are growing in {city}, and this is a new post.',
  'You may know us already: {company} {does}. If not, come and see us in {city}.',
  'Some companies talk about themselves for a page. Here is the short version: {company} {does}.',
  '{company} {does}. We have been at it for {nine|fourteen|twenty-two|thirty-one|forty-eight} years.',
];

export const headings = {
  work: ['The work', 'What it is about', 'Why this post exists', 'The job'],
  team: ['The team', 'Who you will work with', 'How we work', 'Your colleagues'],
  offer: ['What we offer', 'What you get', 'Beyond pay', 'Our side of the bargain', 'Benefits'],
  offerSentence: ['What comes with it:', 'Besides fair pay:', 'In return:', 'You can count on:'],
} as const;

export const levelTexts: Record<Level, readonly string[]> = {
  entry: [
    'You need not know everything; you should like to learn it.',
    'This is a post to begin with: you will have a mentor, a plan for the first months and time to practice.',
    'We have taken beginners for {eight|eleven|fifteen} years and know how to bring them on.',
    'It is a first or second job. What counts is that you are curious, reliable and honest when you are stuck.',
    'Nobody here was born knowing this; each of us was shown by somebody.',
  ],
  mid: [
    'You have done this for a while and would like to do it with people who take it seriously.',
    'After a thorough start you will work on your own, with colleagues to ask when it gets difficult.',
    'You bring the basics; we bring the cases that are not in the book.',
    'We expect you to decide a good deal yourself, and to say when you would rather not.',
    'It is a post with room to grow, toward more depth or more responsibility, as you prefer.',
  ],
  senior: [
    'You would be the person others come to with the hard cases, so being approachable matters as much as knowing the answer.',
    'We are looking for experience, and for the willingness to share it with {two|three|four} younger colleagues.',
    'You have seen it go wrong before and can tell us early.',
    'You would set standards by how you work rather than by decree.',
    'Part of the post is to make others better at theirs.',
  ],
  lead: [
    'You would lead a team of {five|seven|nine|twelve|sixteen} people and report to the {director|managing director|board}.',
    'You would be responsible for people, budget and results, and have a say in the direction of the whole.',
    'Your predecessor leaves behind a good team and a clean desk; you would have {four|six} weeks together.',
    'We look for somebody who decides, explains and corrects without drama.',
    'You would spend about {a third|half} of your time on the work itself and the rest on those who do it.',
  ],
};

export const typeTexts: Record<JobType, readonly string[]> = {
  'Full-Time': [
    'The post is full-time and permanent.',
    'A full-time post without end date; {80|90} percent is possible.',
    'Full-time, {37.5|38|40} hours a week.',
    '',
    'We fill the post permanently.',
  ],
  'Part-Time': [
    'It is a part-time post of {20|24|28} hours, spread over {three|four} days as you like.',
    'Part-time, {18|22|25} hours a week; pay is given for these hours.',
    'You would work {half|60 percent of} the usual week, mornings or afternoons.',
  ],
  Contract: [
    'The contract runs for {6|9|12|18} months, with a fair chance of staying.',
    'A fixed term of {12|14} months, as cover for parental leave.',
    'It is project work for {six|nine} months, employed by us and not through an agency.',
  ],
  Freelance: [
    'Freelance work, about {two|three} days a week for {four|six} months to begin with.',
    'We work with freelancers for years rather than weeks; invoices are paid within {ten|fourteen} days.',
    'On a freelance basis, with a day rate that we agree on before you start.',
  ],
  Internship: [
    'The internship lasts {three|four|six} months and is paid. One project in it is yours from beginning to end.',
    'A paid internship of {12|16|24} weeks, with a mentor and without coffee runs.',
  ],
};

export const modeTexts: Record<WorkMode | 'Site', readonly string[]> = {
  Remote: [
    'You can work from anywhere in {country}; we meet in {city} {three|four} times a year.',
    'The post is remote within {country}. We pay for a proper desk, chair and screen.',
    'Everybody on the team works from home, with the office in {city} open to whoever likes company.',
  ],
  Hybrid: [
    'Two or three days a week are in {city}, the rest from home.',
    'We are in the office in {city} on {Tuesdays and Thursdays|Mondays and Wednesdays}; the other days are yours to choose.',
    'You would be in {city} about half the time, mostly when it helps to be in one room.',
  ],
  Onsite: [
    'We work together in {city}, a few minutes from {the station|a tram stop|the river}.',
    'The office is in {city}; with a good reason anyone may stay at home for a day.',
    'This work is done in one place, and the place is {city}.',
  ],
  'Onsite / Hybrid': [
    'You would start on site in {city}; after {three|six} months up to two days a week from home are possible.',
    'Some weeks need you in {city} every day, others only once.',
  ],
  Site: [
    'Your place of work is {city}, {easy to reach by bus and train|with parking and a bicycle shed|close to the center}.',
    'You would work in {city}.',
    'The job is in {city}; we help with looking for a place to live.',
    'You can reach us in {city} by public transport, at the hours you would need it, too.',
  ],
};

export const closings: readonly string[] = [
  'A resume is enough; we do not read cover letters. You will hear from us within {five|seven|ten} working days.',
  'How it goes on: a call of {20|30} minutes, a visit with the team, an offer. It takes us about {two|three} weeks.',
  'If you meet most of what is listed but not all of it, apply all the same.',
  'We judge what people can do. Gaps, detours and second careers are welcome.',
  'Tell us if you need anything to make the interview work for you, and we will arrange it.',
  'You can see the place and meet the team before you decide.',
  'Questions first? Apply and ask; a question is never held against anyone.',
  'Interviews are with those you would work with. There are no puzzles and no homework longer than an hour.',
  'We would like to fill the post {soon|before the summer|in the next two months}, but would rather wait for the right person.',
];
