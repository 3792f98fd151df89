import { limits } from '@waypost/contracts/constants';
import { describe, expect, it } from 'vitest';
import { synonymGroups } from '../lists/synonym-groups.ts';
import { titlesAbroad } from '../lists/titles-abroad.ts';
import type { TextQuery } from '../phrase-query.ts';
import { stemsOf } from '../words.ts';
import { parseKeyword } from './text-query.ts';

/** Whether words in this order would be found, by the meaning of a query. */
function finds(query: TextQuery, text: string): boolean {
  const stems = stemsOf(text);
  const holds = (part: TextQuery): boolean => {
    if ('all' in part) return part.all.every(holds);
    if ('any' in part) return part.any.some(holds);
    if ('not' in part) return !holds(part.not);
    return stems.some((_, at) => part.phrase.every((stem, index) => stems[at + index] === stem));
  };
  return holds(query);
}
const found = (keyword: string, text: string) =>
  finds({ all: parseKeyword(keyword).clauses.map((clause) => clause.query) }, text);

describe('a keyword', () => {
  it.each(['EN nurse', 'registered nurse EN', 'nurse EN Perth', 'ALS paramedic', 'IM physician'])(
    'asks for short forms that are words elsewhere: %s',
    (keyword) => expect(found(keyword, 'Registered nurse, paramedic, physician, Perth')).toBe(false),
  );

  it('asks for all its words, in any order', () => {
    expect(found('python berlin', 'Berlin needs Python')).toBe(true);
    expect(found('python berlin', 'Python everywhere')).toBe(false);
  });

  it.each(['"data center"', '“data center”', '„data center“', '«data center»'])(
    'asks for quoted words next to each other, with quotes of any keyboard: %s',
    (keyword) => {
      expect(found(keyword, 'Center of data')).toBe(false);
      expect(found(keyword, 'Our data centers')).toBe(true);
    },
  );

  it.each([
    ['java or python', 'Python Berlin'],
    ['java or python', 'Java Berlin'],
    ['java or python or c++', 'Python only'],
    ['jobs for a nurse or caregiver in leeds', 'Caregiver, Leeds'],
    ['react or angular developer', 'Angular Developer'],
    ['mechanical or electrical engineer', 'Mechanical Engineer'],
    ['mechanical/electrical engineer', 'Electrical Engineer'],
    ['HR or IT manager', 'Human Resources Manager'],
    ['junior/senior accountant', 'Senior Accountant'],
    ['mechanical or electrical engineer', 'Engineer', false],
    ['mechanical or electrical engineer', 'Mechanical', false],
    ['python developer berlin or hamburg', 'Python Developer, Hamburg'],
    ['senior or junior accountant', 'Junior Accountant'],
    ['rn or lpn nights', 'Licensed practical nurse, nights', false],
    ['nurse or caregiver nights', 'Caregiver, nights'],
    ['react or angular developer', 'Developer', false],
    ['doctor or nurse', 'Nurse'],
    ['plumber or kiosk builder', 'Builder', false],
    ['plumber or data analyst', 'Data Analyst'],
    ['doctor or nurse practitioner', 'Doctor'],
    ['welder or nurse coach', 'Coach and welder', false],
    ['nurse or', 'Nurse'],
    ['OR nurse', 'Operating room nurse'],
    ['OR nurse', 'Nurse', false],
    ['OR nurse', 'LPN or RN', false],
    ['OR nurse', 'Nurse for one or two days', false],
    ['midwife or nurse', 'Nurse'],
    ['"java or python"', 'Python', false],
    ['"project manager" OR "scrum master"', 'Scrum master'],
    ['"project manager" OR "scrum master"', 'Manager of a scrum project', false],
    ['(nurse OR midwife OR "care assistant") AND london', 'Care assistant, London'],
    ['london (nurse OR midwife)', 'Midwife', false],
    ['(react or developer) leeds', 'React, Leeds'],
    ['(plumber or kiosk builder) leeds', 'Plumber, Leeds', false],
    ['leeds (cook OR "data entry" OR react)', 'React, Leeds'],
    ['nurse | midwife', 'Midwife'],
    ['nurse or cook or teacher or carpenter or plumber', 'Plumber'],
    ['java NOT "test automation"', 'Java, automation of a test'],
    ['java NOT "test automation"', 'Java, test automation', false],
  ])(
    'asks for either of two single things, where nobody could mean another: %s, %s',
    (keyword, text, isFound = true) => {
      expect(found(keyword, text)).toBe(isFound);
    },
  );

  it.each([
    ['boston or new york', 'Boston'],
    ['boston or new york', 'Clerk in New York City'],
    ['boston or new york', 'A new office, yorkers', false],
    ['data entry boston or new york', 'Data entry, Boston'],
    ['data entry boston or new york', 'Boston', false],
    ['austin, tx or dallas, tx', 'Dallas, Texas'],
    ['austin, tx or dallas, tx', 'Dallas, Georgia', false],
    ['portland oregon or seattle washington', 'Portland, Oregon'],
    ['london uk or paris france', 'London, United Kingdom'],
    ['boston, new york or chicago nurse', 'Nurse, Boston'],
    ['finance jobs in london or in paris', 'Finance, Paris'],
    ['finance in kingsbury or new holland', 'Finance, New Holland', false],
    ['new york nurse', 'Nurse, York, new', true],
    ['nurse boston/new york', 'Nurse, New York'],
    ['paris, rome, boston, austin, leeds, london or dublin clerk', 'Clerk, Paris'],
    ['paris, rome, boston, austin, leeds, london or dublin clerk', 'Clerk', false],
    ['boston or austin or denver or miami, chicago or dallas', 'Dallas'],
  ])('asks for either of two places, whatever stands beside them: %s, %s', (keyword, text, isFound = true) => {
    expect(found(keyword, text)).toBe(isFound);
  });

  it.each([
    ['cook/server', 'Server'],
    ['cook / server in leeds', 'Cook, Leeds'],
    ['cook/server in leeds', 'Leeds', false],
    ['rn/lpn', 'Licensed practical nurse'],
    ['baker/cook/server', 'Cook'],
    ['java and/or python', 'Python'],
    ['data entry remote/hybrid', 'Data entry, hybrid'],
    ['customer service full time or part time', 'Customer service, part time'],
    ['customer service full time, part time or contract', 'Customer service, full time'],
    ['customer service full time or part time', 'Customer service', false],
    // Of these nobody can say whether one is enough.
    ['html/css', 'HTML', false],
    ['driver/warehouse', 'Driver', false],
    ['ci/cd', 'CD', false],
    ['nurse 24/7', 'Nurse', false],
  ])(
    'takes a slash for "or" between jobs, places and ways to work, which are lists of their own: %s, %s',
    (keyword, text, isFound = true) => {
      expect(found(keyword, text)).toBe(isFound);
    },
  );

  it.each([
    ['developer -senior', 'Senior Developer', false],
    ['developer -senior', 'Developer'],
    ['developer not senior', 'Senior Developer', false],
    ['developer but not a senior', 'Developer'],
    ['not senior', 'Nurse'],
    ['-senior', 'Senior nurse', false],
    ['java -javascript', 'Java and JS', false],
    ['java −javascript', 'Java'],
    ['nurse -practitioner', 'Nurse'],
    ['nurse -practitioner', 'Nurse Practitioner', false],
    ['customer service -manager', 'Customer service clerk'],
    ['engineer -"new york"', 'Engineer in New York', false],
    ['engineer -"new york"', 'New engineer, York'],
    ['nurse not in london', 'Nurse, London', false],
    ['engineer not sales or support', 'Support engineer', false],
    ['engineer not sales or support', 'Sales engineer', false],
    ['python -senior or ruby', 'Python and Ruby'],
    ['developer -.net', '.NET developer', false],
    // What is unclear is asked for as ever.
    ['nurse - manager', 'Nurse manager'],
    ['full-time', 'Full time'],
    ['not for profit', 'Profit', false],
    ['nurse degree not required', 'Nurse', false],
    ['nurse no travel', 'Nurse', false],
    ['does not travel', 'Does', false],
    ['"not senior"', 'Senior', false],
  ])('leaves out what is clearly negated: %s, %s', (keyword, text, isFound = true) => {
    expect(found(keyword, text)).toBe(isFound);
  });

  it('scores nothing where it only leaves posts out', () => {
    expect(parseKeyword('-senior')).toMatchObject({ telling: false, clauses: [{ typed: '-senior' }] });
  });

  it.each([
    'java -javascript',
    'nurse not senior',
    '-"new york" cook',
    'cook boston or new york',
    'cook/server leeds/hull',
    'leeds (react or developer or "data entry")',
  ])('is read again as it was from what its parts were typed as: %s', (keyword) => {
    const { clauses } = parseKeyword(keyword);
    expect(parseKeyword(clauses.map(({ typed }) => typed).join(' ')).clauses).toEqual(clauses);
  });

  it.each([
    ['customer service rep', 'Customer service representative'],
    ['ops manager', 'Operations manager'],
    ['student jobs', 'Barista, part time'],
    ['house painting', 'House painter'],
    ['remote jobs in Europe', 'Remote, Warsaw, Poland'],
    ['nurse latin america', 'Nurse, Lima, Peru'],
    ['AP clerk', 'Accounts payable clerk'],
    ['exec assistant', 'Executive assistant'],
    ['rn med surg', 'Registered nurse, medical-surgical'],
    ['linux admin', 'Linux administrator'],
    ['sales new grad', 'Graduate sales'],
    ['auto technician', 'Automotive technician'],
    ['account exec', 'Account executive'],
    ['special ed teacher', 'Special education teacher'],
    ['sales no experience', 'Sales trainee'],
    ['ux/ui designer', 'Product designer'],
    ['senior pm', 'Senior project manager'],
    ['hvac tech', 'HVAC Technician'],
    ['r&d engineer', 'Engineer, research and development'],
    ['R & D engineer', 'Engineer, R&D'],
    ['R&D engineer', 'Engineer, R & D'],
    ['R.N.', 'Staff nurse'],
    ['PhD student', 'Student (Ph.D.)'],
    ['remote, U.S.', 'Remote, United States'],
    ['business intelligence developer', 'BI analyst'],
    ['back end developer', 'Backend engineer'],
    ['back-end engineer', 'Senior back end developer'],
    ['health care assistant', 'Nursing assistant'],
    ['cyber security engineer', 'Security engineer'],
    ['cdl a driver', 'Truck driver'],
    ['hgv class 1 driver', 'Truck driver'],
    ['German speaking', 'German at level C1'],
    ['fluent in Spanish', 'Nurse; Spanish a plus'],
    ['data entry from home', 'Data entry, remote'],
    ['VP sales', 'Head of sales'],
    ['AI engineer', 'Machine learning engineer'],
    ['Deutschlehrer', 'German teacher'],
    ['C++ developer', 'C++, embedded software engineer'],
    ['python dev', 'Backend engineer, Python'],
    ['rust programmer', 'Rust engineer'],
    ['react js developer', 'React, frontend engineer'],
    ['Koch gesucht', 'Cook'],
    ['enfermera en Madrid', 'Nurse, Madrid'],
    ['career into tech', 'Tech career'],
    ['busco trabajo de camarero', 'Waiter'],
    ['suche Arbeit als Fahrer', 'Driver'],
    ['remote EU', 'Remote, Lisbon, Portugal'],
    ['health and safety adviser', 'Health & safety advisor'],
    ['health & safety', 'EHS'],
    ['icu nurse', 'Intensive care, RN'],
    ['l&d nurse', 'Nurse, labor and delivery'],
    ['ap/ar', 'Accounts payable'],
    ['machinist second shift', 'Machinist, 2nd shift'],
    ['sales people', 'Sales representative'],
    ['garde manger', 'Larder chef'],
    ['IT manager', 'Manager, information technology'],
    ['L1 support', 'Service desk'],
    ['3rd grade', 'Third grade'],
    ['copy writer', 'Copywriter'],
    ['frontdesk', 'Front desk agent'],
    ['truckdrivers', 'Lorry driver'],
    ['nurse newyork', 'Nurse, New York'],
    ['dish washers', 'Kitchen porter'],
    ['baby sitter', 'Nanny'],
    ['M&S', 'Marks & Spencer'],
    ['JP Morgan', 'JPMorgan Chase'],
    ['loreal', 'L’Oréal'],
    ['mech engg fresher', 'Graduate mechanical engineer'],
    ['acct mgr', 'Account manager'],
    ['school leavers', 'Trainee'],
    ['remote worldwide', 'Work from anywhere'],
    ['sales force', 'Salesforce'],
    ['Now hiring: line cook', 'Line cook'],
    ['**URGENT** forklift driver needed ASAP', 'Forklift driver'],
    ['Software Engineer [R-12345]', 'Software engineer'],
    ['Line Cook (Job ID: 12345)', 'Line cook'],
    ['Line Cook - #12345', 'Line cook'],
    ['fully remote accountant', 'Accountant, remote'],
    ['data entry work at home', 'Data entry, remote'],
    ['home based care', 'Home care'],
    ['senco', 'Special Educational Needs Coordinator'],
    ['ECT primary', 'Newly qualified teacher, primary'],
    ['graduate scheme marketing', 'Graduate, marketing'],
    ['ui/ux', 'UX Designer'],
    ['HVAC/R technician', 'HVAC technician'],
    ['bdr', 'Sales development representative'],
    ['gas engineer', 'Heating engineer'],
    ['hca Leeds', 'Care assistant, Leeds'],
    ['Co. Cork', 'Cork'],
    ['nurse county Kerry', 'Nurse, Kerry'],
    ['nurse Dublin 2', 'Nurse, Dublin'],
    ['clerk salary 50k+', 'Clerk'],
    ['cook paying over 40,000', 'Cook'],
    ['data analyst 12 LPA', 'Data analyst'],
    ['data analyst 8 to 10 LPA', 'Data analyst'],
    ['picker packer', 'Picker and Packer'],
    ['c/c++ developer', 'C++ developer'],
    ['designer remote only', 'Designer, remote'],
    ['working student', 'Intern'],
    ['pick and pack', 'Picker/Packer'],
    ['warehouse operative', 'Picker & packer'],
    ['flt driver', 'Forklift operator'],
    ['fork lift driver', 'Forklift driver'],
    ['accountant remotely', 'Accountant, remote'],
    ['clerk up to 60k', 'Clerk'],
    ['clerk 50k-60k usd', 'Clerk'],
  ])('is found by what its short forms and everyday words stand for: %s', (keyword, text) => {
    expect(found(keyword, text)).toBe(true);
  });

  it.each([
    ['Krankenschwester Berlin', 'Nurse, Berlin'],
    ['Krankenschwester', 'Krankenpfleger gesucht'],
    ['développeur', 'Software developer'],
    ['Kellnerin (m/w/d)', 'Waiter'],
    ['ingeniero de software', 'Software Engineer'],
    ['Verkaeufer', 'Verkäufer in Teilzeit'],
    ['infirmières', 'Nurse'],
    ['serveur H/F - CDI', 'Waitress'],
    ['professeur', 'Primary school teacher'],
    ['cocinera', 'Cook'],
    ['programador', 'Software engineer'],
    ['software engineer (m/f/d)', 'Software engineer'],
    ['infermiera', 'Nurse'],
    ['Verpleegkundige Utrecht', 'Nurse, Utrecht'],
    ['pielegniarka', 'Pielęgniarka'],
    ['lavoro come cameriere a Milano', 'Waiter, Milano'],
    ['vagas de emprego cozinheira', 'Cook'],
    ['vacatures timmerman', 'Carpenter'],
    ['praca kierowca', 'Driver'],
    ['comptable télétravail', 'Accountant, remote'],
    ['serveur ou cuisinier', 'Cook'],
    ['Koch in Vollzeit oder Teilzeit', 'Cook, part time'],
    ['Sachbearbeiterin', 'Administrative assistant'],
    ['klantenservice', 'Customer support'],
    ['urgent care', 'Care', false],
    ['R-12345', 'Cook', false],
    ['welder #4', 'Welder', false],
    ['teletrabajo', 'Remote'],
    ['camarero sin experiencia', 'Waiter, entry level'],
    ['auxiliar de enfermería', 'Care assistant'],
    ['nurse', 'Krankenschwester', false],
    ['nurse', 'Infermiera', false],
    ['m/d radiology', 'Radiology', false],
  ])('finds jobs by what they are called in other languages: %s, %s', (keyword, text, isFound = true) => {
    expect(found(keyword, text)).toBe(isFound);
  });

  it.each([
    ['AT&T', 'Manager, AT&T', 'Not at a level, don’t'],
    ['AT & T', 'Manager, AT&T', 'Not at a level, don’t'],
    ['C&A', 'C & A', 'C is a language'],
    ['R', 'R and Python', 'R&D'],
    ['L’Oréal', "L'Oreal Paris", 'Oreal, level L'],
    ['T-Mobile', 'T-Mobile', 'Mobile and t'],
    ['7-Eleven', '7 Eleven', 'Eleven of 7'],
    ['E.ON', 'E.ON SE', 'E on'],
    ['软件工程师', '高级软件工程师（上海）', '工程师，软件'],
    ['エンジニア 東京', '東京のデータエンジニア', '東京'],
    ['مُهَنْدِس', 'مهندس', 'مدير'],
  ])('is one name where its letters are typed together: %s', (keyword, text, other) => {
    expect(found(keyword, text)).toBe(true);
    expect(found(keyword, other)).toBe(false);
  });

  it.each([
    ['cleaner M1 4BT', 'Cleaner, Manchester'],
    ['cleaner sw1a1aa', 'Cleaner, London'],
    ['London SW1A', 'London'],
    ['cleaner LS1', 'Cleaner, Leeds'],
    ['AWS EC2', 'AWS, London', false],
    ['FY2 doctor', 'Doctor, Blackpool', false],
    ['German B2', 'German, Birmingham', false],
    ['10115 Berlin', 'Berlin'],
    ['Koch Zürich 8001', 'Cook, Zurich'],
    ['cleaner 90210', 'Cleaner', false],
    ['kent or essex nurse', 'Nurse, Essex'],
  ])('finds the city of a postcode, and leaves the number beside a city out: %s', (keyword, text, isFound = true) => {
    expect(found(keyword, text)).toBe(isFound);
  });

  it('does not ask for the words that only join others', () => {
    expect(found('tech for good', 'Tech team')).toBe(false);
    expect(found('python jobs in Berlin', 'Python Berlin')).toBe(true);
    expect(parseKeyword('the').clauses).toHaveLength(1);
  });

  it.each([
    'nurse near me',
    'nurse vacancies',
    'nurse positions in leeds now',
    'careers for a nurse',
    'nurse employment opportunities',
    'i want to be a nurse',
    'looking for nurse roles',
    'I am a nurse looking for a job in Leeds',
    'I’m looking for nurse jobs',
    'I’m looking for work as a nurse in Leeds',
    'i want to work in Leeds as a nurse',
    'Stellenangebote Nurse Leeds',
    'offres d’emploi nurse',
    'trabajo en Leeds',
    'nurse $30/hr',
    'nurse jobs paying €45,000 a year',
    'nurse 18.50 per hour',
    'nurse 100k',
    'nurse jobs over 100k',
    'high paying nurse jobs',
    'well-paid nurse',
    'i need a job as a nurse',
    'nurses needed urgently',
    'nurse within 10 miles',
    'nurse jobs within 25 km of Leeds',
    'nurse within 5 miles of me',
    'nurse jobs that pay well',
    'Nurse, Leeds - sign-on bonus $5,000 - APPLY NOW!!!',
    'nurse immediate start',
  ])('does not ask for what only says that work is looked for: %s', (keyword) => {
    expect(found(keyword, 'Nurse, Leeds')).toBe(true);
  });

  it.each([
    ['part time work', ['part time']],
    ['remote work in Leeds', ['remote', 'Leeds']],
    ['social work', ['social', 'work']],
    ['work order clerk', ['work', 'order', 'clerk']],
    ['work from home', ['work from home']],
    ['Soziale Arbeit', ['Soziale', 'Arbeit']],
  ])('asks for work where it is a part of what it is called: %s', (keyword, typed) => {
    expect(parseKeyword(keyword).clauses.map((clause) => clause.typed)).toEqual(typed);
  });

  it.each([
    'jobs',
    'jobs near me',
    'any vacancies',
    'hiring now',
    'work near me',
    'trabajos',
    'jobs paying $20 an hour',
    'near me',
    'within 10 miles',
    'jobs hiring immediately',
    'highest paying jobs',
    'good paying jobs',
    'best jobs',
    'good careers',
    'jobs over $80,000',
    'urgent hiring',
    'jobs that pay $30 an hour',
    'six figure jobs',
  ])('asks for any post: %s', (keyword) => {
    expect(parseKeyword(keyword)).toEqual({ clauses: [], telling: false });
  });

  it.each([
    'career coach',
    'hiring manager',
    'employment lawyer',
    'service now developer',
    'urgent care',
    '401k clerk',
    '10k writer',
  ])('asks for such a word before another one, and in the name of a product: %s', (keyword) => {
    expect(found(keyword, keyword)).toBe(true);
    expect(found(keyword, keyword.replace(/^\w+ (?:now )?/, ''))).toBe(false);
  });

  it.each([
    ['boston ma', true],
    ['nurse jobs in ma', true],
    ['ma', false],
    ['ma in history', false],
  ])('takes the code of a state for it where it stands behind another word: %s', (keyword, isTaken) => {
    expect(found(keyword, 'Nurse in Boston, Massachusetts')).toBe(isTaken);
    expect(found(keyword, 'Nurse in Boston, MA: history')).toBe(true);
  });

  it.each([
    ['montreal qc', 'Montreal, Quebec'],
    ['nurse qc', 'Nurse, quality control'],
    ['Nurse, Dallas, TX 75201', 'Nurse in Dallas, Texas'],
    ['nurse 75201', 'Nurse', false],
  ])('reads it beside what else it stands for, and no zip code behind it: %s, %s', (keyword, text, isFound = true) => {
    expect(found(keyword, text)).toBe(isFound);
  });

  it.each([
    ['agile developer', 'Agile, software engineer'],
    ['sql developer', 'SQL, software engineer'],
    ['web design developer', 'Web design, software engineer'],
    ['-java developer', 'Software engineer'],
    ['C++ developer', 'C++, structural engineer'],
    ['home care', 'Remote care'],
  ])('finds no other work by what is not said: %s', (keyword, text) => {
    expect(found(keyword, text)).toBe(false);
  });

  it('does not end when a quote is not closed', () => {
    expect(found('"data center', 'data center')).toBe(true);
  });
});

describe('synonyms', () => {
  it.each([
    ['RN', 'Registered Nurse'],
    ['registered nurse', 'RN in a clinic'],
    ['registered nurse', 'nurse, registered'],
    ['registered nurses', 'two RN'],
    ['k8s', 'Kubernetes'],
    ['senior swe', 'Sr. Software Engineer'],
    ['qa engineer', 'quality assurance engineer'],
    ['golang', 'Go lang'],
    ['nodejs', 'Node.js'],
    ['healthcare', 'Health Care'],
    ['e-mail', 'email'],
    ['401k', '401(k)'],
  ])('%s finds %s', (keyword, text) => {
    expect(found(keyword, text)).toBe(true);
  });

  it('go one way where the other word means more', () => {
    expect(found('go', 'golang')).toBe(true);
    expect(found('golang', 'ready to go')).toBe(false);
    expect(found('ruby on rails', 'Northern Rail')).toBe(false);
    expect(found('rails', 'Ruby on Rails')).toBe(true);
    expect(found('virtual assistant', 'Nurse, Norfolk, VA')).toBe(false);
    expect(found('direct support professional', 'DSP firmware')).toBe(false);
    expect(found('dsp', 'Direct Support Professional')).toBe(true);
  });

  it('are about three hundred groups, each of at least two different phrases', () => {
    expect(synonymGroups.length).toBeGreaterThanOrEqual(300);
    const idle = [...synonymGroups, ...titlesAbroad.filter((group) => group.includes('>'))].filter((group) => {
      const phrases = group.split(/[|>]/).map((phrase) => stemsOf(phrase).join(' '));
      return new Set(phrases).size < 2 || phrases.includes('');
    });
    expect(idle).toEqual([]);
  });
});

describe('what a keyword may cost', () => {
  it('is that of one word, however often it is there', () => {
    for (const keyword of [
      'a '.repeat(100),
      'and '.repeat(50),
      'python '.repeat(28),
      '"a" '.repeat(50),
      'rn RN '.repeat(30),
    ]) {
      expect(parseKeyword(keyword).clauses, keyword).toHaveLength(1);
    }
  });

  it('is that of a dozen words at the most, each looked for among a few', () => {
    const words = Array.from({ length: 100 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join(' ');
    expect(parseKeyword(words).clauses).toHaveLength(limits.keywordWords);
    const groups = synonymGroups.map((group) => group.split(/[|>]/)[0]).join(' ');
    expect(parseKeyword(groups).clauses).toHaveLength(limits.keywordWords);
    const [phrase] = parseKeyword(`"${'a b '.repeat(50)}"`).clauses;
    expect(phrase?.query).toMatchObject({ phrase: { length: limits.keywordWords } });
  });

  it('is not that of scoring what nearly every post has', () => {
    expect(parseKeyword('and the of')).toMatchObject({ telling: false });
    expect(parseKeyword('python and the of')).toMatchObject({ telling: true, clauses: [{ typed: 'python' }] });
  });

  it('leaves out no word of an ordinary title', () => {
    const title = 'Senior full stack engineer for the payments team of a bank in Berlin with remote option';
    expect(parseKeyword(title).clauses.length).toBeLessThanOrEqual(limits.keywordWords);
    expect(found(title, 'Senior full stack engineer')).toBe(false);
  });
});
