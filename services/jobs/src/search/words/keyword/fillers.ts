/** Work of any kind. */
const anyWork = 'job jobs opening openings position positions role roles vacancies vacancy';
const anyWorkAtEnds = 'career careers employment hiring offers opportunities opportunity postings';
const joining =
  'a am an and any are as at be but by for from gesucht i in into is looking me my near nearby need needed oder of on or ou seeking the to want wanted with';
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What says nothing of the job that somebody looks for: 'nurse vacancies near me'. */
export const fillers = setOf(`${joining} ${anyWork}`);

/** The same in small letters between two words: 'enfermera en Madrid'; an 'EN nurse' is an enrolled one. */
export const fillersBetween = setOf('bei en');

/** The same at the end or before another one: 'finance careers', 'careers in finance'; but a 'career coach' is none. */
export const fillersAtEnds = setOf(
  `anywhere available highest immediately now paying urgent urgently worldwide ${anyWorkAtEnds}`,
);

/** The same there where no more than a way to work is before it: 'part time work', 'I want to work in Leeds'; but 'social work' is a profession. */
export const bareWork = 'work';

/** Who types nothing but fillers, and one of these, looks for any job, also somewhere around: 'near me'. */
export const namesAnyWork = setOf(`${anyWork} ${anyWorkAtEnds} near nearby`);
