import type { AnalysedPost } from '../analysis/analysed-post.ts';
import type { ScoredProfile } from '../score/scored.ts';

type Sample = { person: ScoredProfile; resume: string; post: AnalysedPost };

/** A person of whom nothing is known. */
export const nobody: ScoredProfile = {
  headline: '',
  total_experience: 0,
  work: [],
  skills: [],
  educations: [],
  certificates: [],
  projects: [],
  texts: [],
};

const person = (
  headline: string,
  work: readonly (readonly [title: string, start: string, end: string | undefined, summary: string])[],
  skills: readonly string[],
  rest: Partial<ScoredProfile>,
): ScoredProfile => ({
  ...nobody,
  headline,
  work: work.map(([title, start, end, summary]) => ({ title, start, end, summary })),
  skills: skills.map((name) => ({ name, level: 'Advance', years: 3 })),
  ...rest,
});

/** One person and one post of each of several fields, invented. */
export const samples: Record<string, Sample> = {
  backend: {
    person: person(
      'Backend developer',
      [
        [
          'Software Engineer',
          '2019-03-01',
          undefined,
          'Build payment services in Java and Spring Boot on AWS, review code and keep the CI pipelines green.',
        ],
        [
          'Junior Developer',
          '2016-09-01',
          '2019-02-01',
          'Maintained REST interfaces and SQL reports of an order system.',
        ],
      ],
      ['Java', 'Spring Boot', 'SQL', 'AWS', 'Docker', 'Git'],
      { educations: [{ degree: 'Bachelor of Science', field: 'Computer Science' }] },
    ),
    resume:
      'Software Engineer\nDesigned microservices for card payments with Kafka and PostgreSQL.\nWrote unit tests and mentored two juniors.',
    post: {
      title: 'Senior Java Developer',
      description: 'You will build the services behind our payments platform together with five other engineers.',
      responsibility:
        'Design and develop microservices. Write unit tests and review code. Keep services observable in production.',
      minimum_qualification:
        "At least 5 years of experience with Java and Spring Boot. Strong SQL. Experience with AWS and Docker. Bachelor's degree in computer science or equivalent.",
    },
  },
  nurse: {
    person: person(
      'Registered nurse, intensive care',
      [
        [
          'Staff Nurse',
          '2018-01-01',
          undefined,
          'Cared for ventilated patients on an intensive care ward, gave medication and taught families.',
        ],
      ],
      ['Patient care', 'Medication administration', 'Vital signs', 'Critical care'],
      { educations: [{ degree: 'BSN', field: 'Nursing' }], certificates: ['RN license', 'BLS certification', 'ACLS'] },
    ),
    resume: 'Registered Nurse\nAssessed patients, charted in Epic, supported wound care and discharge planning.',
    post: {
      title: 'ICU Registered Nurse',
      description: 'Our hospital is looking for a nurse who cares for critically ill patients on nights and weekends.',
      responsibility:
        'Assess patients and administer medication. Monitor vital signs. Document care in the electronic health records. Educate patients and families.',
      minimum_qualification:
        'Current RN license. BLS certification. Two years of experience in critical care. Strong patient assessment skills.',
    },
  },
  accountant: {
    person: person(
      'Accountant',
      [
        [
          'Staff Accountant',
          '2017-05-01',
          undefined,
          'Closed the books each month, reconciled accounts and prepared statements for the auditors.',
        ],
      ],
      ['Accounting', 'General ledger', 'Account reconciliation', 'Excel', 'QuickBooks', 'Accounts payable'],
      { educations: [{ degree: 'Bachelor of Commerce', field: 'Accounting' }], certificates: ['CPA'] },
    ),
    resume: 'Staff Accountant\nMonth-end close for three entities under US GAAP. Prepared VAT returns and payroll.',
    post: {
      title: 'Senior Accountant',
      description: 'A family-owned wholesaler needs somebody to run its ledgers and the month-end close.',
      responsibility:
        'Prepare journal entries and account reconciliations. Own the month-end close. Support the annual audit.',
      minimum_qualification:
        "Bachelor's degree in accounting. 4+ years of accounting experience. Proficient in Excel and QuickBooks. CPA preferred. Knowledge of US GAAP.",
    },
  },
  teacher: {
    person: person(
      'Primary school teacher',
      [
        [
          'Elementary Teacher',
          '2015-08-01',
          undefined,
          'Taught reading and mathematics to classes of 24, planned lessons and met parents each term.',
        ],
      ],
      ['Teaching', 'Lesson planning', 'Classroom management', 'Student assessment'],
      {
        educations: [{ degree: 'Bachelor of Education', field: 'Primary education' }],
        certificates: ['Teaching license'],
      },
    ),
    resume: 'Teacher\nDifferentiated instruction for pupils with special educational needs.',
    post: {
      title: 'Elementary School Teacher',
      description: 'A small school in the north of the city is looking for a teacher of grade three.',
      responsibility: 'Plan lessons, teach reading and mathematics, assess students and keep parents informed.',
      minimum_qualification:
        "Bachelor's degree in education and a state teaching license. Experience with classroom management and differentiated instruction.",
    },
  },
  driver: {
    person: person(
      'Truck driver',
      [
        [
          'Delivery Driver',
          '2014-02-01',
          undefined,
          'Delivered pallets in three states, planned routes, inspected and loaded the truck.',
        ],
      ],
      ['Truck driving', 'Route planning', 'Forklift operation'],
      { certificates: ["Commercial driver's license", 'Forklift license'] },
    ),
    resume: 'CDL driver\nNo accidents in nine years. Pre-trip inspection, loading and unloading.',
    post: {
      title: 'CDL Truck Driver',
      description: 'Drive regional routes and be home on most nights.',
      responsibility: 'Deliver goods safely and on time. Inspect the truck before each trip. Load and unload pallets.',
      minimum_qualification:
        'Class A CDL. At least two years of truck driving experience. Clean record. High school diploma.',
    },
  },
  designer: {
    person: person(
      'Product designer',
      [
        [
          'UX Designer',
          '2019-06-01',
          undefined,
          'Interviewed users, drew wireframes and kept the design system of a travel app.',
        ],
      ],
      ['Figma', 'UX design', 'User research', 'Wireframing', 'Design systems'],
      { educations: [{ degree: 'Bachelor of Arts', field: 'Interaction design' }] },
    ),
    resume: 'UX Designer\nPrototypes and usability tests every two weeks.',
    post: {
      title: 'Senior Product Designer',
      description: 'Shape the experience of an app that people use every morning.',
      responsibility:
        'Run user research, draw wireframes and prototypes, and extend our design system with the engineers.',
      minimum_qualification: '4+ years of experience in UX design. Expert in Figma. Portfolio of shipped work.',
    },
  },
  cook: {
    person: person(
      'Cook',
      [
        [
          'Line Cook',
          '2016-04-01',
          undefined,
          'Prepared starters and grills for 180 covers a night and kept the station clean.',
        ],
      ],
      ['Cooking', 'Food preparation', 'HACCP', 'Menu planning'],
      { certificates: ['ServSafe certification'] },
    ),
    resume: 'Line Cook\nInventory and ordering, seasonal menus.',
    post: {
      title: 'Sous Chef',
      description: 'A bistro with forty seats is looking for a second pair of hands in the kitchen.',
      responsibility: 'Prepare food for lunch and dinner, plan menus with the chef, watch food safety and inventory.',
      minimum_qualification:
        'Three years of experience as a cook. Knowledge of food safety. ServSafe certification is a plus.',
    },
  },
  sales: {
    person: person(
      'Account executive',
      [
        [
          'Sales Representative',
          '2017-01-01',
          undefined,
          'Sold software to mid-sized firms, built the pipeline by cold calls and kept it in Salesforce.',
        ],
      ],
      ['B2B sales', 'Salesforce', 'Negotiation', 'Lead generation', 'Cold calling'],
      {},
    ),
    resume: 'Sales Representative\n118% of quota in 2022. Negotiated contracts with buyers and their lawyers.',
    post: {
      title: 'Account Executive',
      description: 'Sell our scheduling software to clinics and practices.',
      responsibility: 'Generate leads, run demos, negotiate and close. Keep the pipeline in the CRM up to date.',
      minimum_qualification:
        '3+ years of B2B sales experience. Excellent negotiation skills. Experience with Salesforce.',
    },
  },
};
