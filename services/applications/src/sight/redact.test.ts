import { describe, expect, it } from 'vitest';
import { redactor } from './redact.ts';

const maria = {
  user_id: '0'.repeat(24),
  names: ['María', 'González-Łukaszewicz'],
  contacts: ['maria.gonzalez@example.org', 'maria-gonz', '+34 612 345 678', 'https://github.com/mgonz77/'],
  schools: ['Massachusetts Institute of Technology', 'Stanford University'],
};
const shown = (text: string) => redactor(maria)(text);

describe('what tells who somebody is is hidden in a text:', () => {
  it.each([
    ['the name', 'María González'],
    ['in lower case', 'maria gonzalez'],
    ['in capitals', 'MARÍA GONZÁLEZ'],
    ['without accents', 'Maria Gonzalez'],
    ['with accents apart from their letters', 'Mari\u0301a Gonza\u0301lez'],
    ['over two lines', 'María\nGonzález'],
    ['hyphenated at the end of a line', 'Gonzá-\nlez'],
    ['its letters apart', 'M A R Í A   G O N Z Á L E Z'],
    ['the surname first', 'GONZÁLEZ, María'],
    ['with an initial', 'M. González'],
    ['of another alphabet’s l', 'Lukaszewicz'],
    ['in one word', 'mariagonzalez'],
    ['with digits', 'gonzalez1990'],
    ['an invisible sign within', 'Mar\u200bía'],
    ['e-mail', 'maria.gonzalez@example.org'],
    ['another e-mail', 'mg+jobs@mail.example.co.uk'],
    ['an e-mail over two lines', 'mg@\nexample.org'],
    ['an e-mail with an accent before the @', 'café@example.org'],
    ['an e-mail of a host with an umlaut', 'mg@bäckerei-huber.de'],
    ['an e-mail in words', 'mg (at) example (dot) org'],
    ['an e-mail in words without brackets', 'mg.77 at example dot org'],
    ['telephone', '+34 612 345 678'],
    ['the same in other groups', '612-34-56-78'],
    ['another telephone', '(555) 010-4477'],
    ['a telephone with spaces and hyphens at which no line breaks', '+1\u00a0555\u2011010\u20114477'],
    ['a telephone with dashes', '555–010–4477'],
    ['a link', 'https://example.org/people/mg?x=1'],
    ['a link without its scheme', 'linkedin.com/in/mg'],
    ['a page of one’s own', 'mgonz.dev'],
    ['a page with an umlaut', 'blümchen.me'],
    ['what they are called elsewhere', '@mgonz77'],
    ['a school of theirs', 'massachusetts institute of technology'],
    ['for short', 'MIT'],
    ['with points', 'M.I.T.'],
    ['without its kind', 'Stanford'],
    ['another school', 'University of Leeds'],
    ['in capitals too', 'UNIVERSITY OF LEEDS'],
    ['in lower case too', 'university of leeds'],
    ['in another language', 'Universidad de Salamanca'],
    ['of engineers', 'École Polytechnique'],
    ['in German', 'Technische Universität Dresden'],
    ['a well-known one for short', 'EPFL'],
    ['with its place', 'IIT Bombay'],
    ['she', '(she/her)'],
  ])('%s', (_, told) => {
    expect(shown(`A nurse: ${told} works on a ward.`)).toBe(
      `A nurse: ${told === '(she/her)' ? '([hidden])' : '[hidden]'} works on a ward.`,
    );
  });

  it('what they say of gender, age and the like', () => {
    expect(shown('Gender: female\nDate of birth: 1 May 1990 | Lisbon')).toBe(
      'Gender: [hidden]\nDate of birth: [hidden]| Lisbon',
    );
    expect(shown('Geburtsdatum: 1. Mai 1990\nFather’s name: Juan')).toBe(
      'Geburtsdatum: [hidden]\nFather’s name: [hidden]',
    );
    expect(shown('Lisbon, born 12.03.1980, née le 3 mai 1990; DOB 1 May 1990, 43 years old')).toBe(
      'Lisbon, born [hidden], née le [hidden]; DOB [hidden]',
    );
    expect(shown('A bakery born in a barn, 60-year-old ovens')).toBe('A bakery born in a barn, 60-year-old ovens');
    expect(shown('María “Mia” González')).toBe('[hidden]');
    expect(shown('Dear Mrs. Okafor')).toBe('Dear [hidden] Okafor');
  });
});

describe('what they can do is left:', () => {
  it.each([
    '2019 - 2022',
    '2019–2022',
    '03/2019 – 11/2021',
    '03/2019 - 11/2021',
    '2019-03-01',
    'Led a team of 12 at Booking.com with Node.js, ASP.NET and C++',
    'High School',
    'Bachelor of Science in nursing, 3.9 of 4',
    'The universe of microservices',
    'Email marketing for 10,000 customers',
    'Raised revenue from $1.2M to $3.4M',
    'Rated A+ in R and SQL',
  ])('%s', (text) => {
    expect(shown(text)).toBe(text);
  });

  it.each([
    ['An', 'An', 'an engine for An', 'an engine for [hidden]'],
    ['van der Berg', 'Jan', 'a van for Jan Berg', 'a van for [hidden]'],
    ['明', '李', '我叫李明', '我叫[hidden]'],
    ['Müller', 'Jo', 'JO MUELLER', '[hidden]'],
    ["O'Brien", 'Pat', 'Pat O’Brien, OBrien', '[hidden]'],
    ['Lý', 'Jo', 'Lý worked, and LY', '[hidden] worked, and [hidden]'],
    ['Griffin', 'Jo', 'A ward of Gri\ufb03n', 'A ward of [hidden]'],
    ['Grünhäußer', 'Jo', 'Gruenhaeusser, Grunhausser, Grünhaeußer', '[hidden]'],
    ['Ü'.repeat(12), 'Jo', `${'UE'.repeat(12)}, ${'u'.repeat(12)}`, '[hidden]'],
    ['One Two Three Four Five Six Seven Eight Nine', 'Jo', 'nine lives', '[hidden] lives'],
    ['Ian', 'Jo', 'I an ian', 'I an [hidden]'],
    ['明', '李', '3年 说明3年', '3年 说[hidden]3年'],
    ['', '', 'Nobody knows', 'Nobody knows'],
    ['(.*)+[', '\\', 'Nobody knows', 'Nobody knows'],
  ])('of %s %s', (last, first, text, left) => {
    expect(redactor({ ...maria, names: [first, last] })(text)).toBe(left);
  });
});

describe('of a school or handle longer than what is compared', () => {
  const school = 'Royal Northern Conservatoire for the Applied Arts of Weaving Dyeing and Lace Making';
  const redact = redactor({ ...maria, schools: [school], contacts: [`https://example.org/${'ab'.repeat(150)}`] });

  it('all is hidden', () => {
    expect(redact(`A weaver: ${school}, 2019`)).toBe('A weaver: [hidden], 2019');
    expect(redact(`A weaver: ${school.toUpperCase().replaceAll(' ', '\n')}, 2019`)).toBe('A weaver: [hidden], 2019');
    expect(redact(`A weaver: ${'ab'.repeat(150)} knows`)).toBe('A weaver: [hidden] knows');
  });

  it('what begins like it is hidden up to the end of a word, and the rest is left', () => {
    const other = school.replace('Lace Making', 'Spinning and Pottery and Ceramics');
    expect(redact(`A weaver: ${other}`)).toBe('A weaver: [hidden] Pottery and Ceramics');
    expect(redact(`A weaver: ${school.slice(0, 30)}`)).toBe(`A weaver: ${school.slice(0, 30)}`);
  });
});
