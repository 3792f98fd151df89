/** Work of any kind. */
const anyWork = 'job jobs opening openings position positions role roles vacancies vacancy';
const anyWorkAtEnds = 'career careers employment hiring offers opportunities opportunity postings';
const joining =
  'a an and any are as at be by for from i in is looking me my near nearby of on or seeking the to want wanted with';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What says nothing of the job that somebody looks for: 'nurse vacancies near me'. */
export const fillers = setOf(`${joining} ${anyWork}`);

/** The same at the end or before another one: 'finance careers', 'careers in finance'; but a 'career coach' is none. */
export const fillersAtEnds = setOf(`available now ${anyWorkAtEnds}`);

/** Who types nothing but fillers, and one of these, looks for any job. */
export const namesAnyWork = setOf(`${anyWork} ${anyWorkAtEnds}`);
