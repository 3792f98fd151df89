import type { QuestionType } from '@waypost/contracts/constants';

/** A screening question with what seekers of the demo answer. `fields` narrows it to fields of work, `skills` to posts that name one of them. */
export type DemoQuestion = {
  question_text: string;
  question_type: QuestionType;
  options?: readonly string[];
  fields?: readonly string[];
  skills?: readonly string[];
  /** Phrases; for a choice, one of the options is taken. */
  replies?: readonly string[];
};

const desk = ['Software', 'Data and analytics', 'Marketing and design', 'Science and engineering'];
const care = ['Nursing and health', 'Education', 'Public sector and social work'];
const shifts = ['Nursing and health', 'Hospitality', 'Logistics and warehouse', 'Customer service and administration'];
const trades = ['Construction and trades', 'Logistics and warehouse', 'Science and engineering'];
const talk = ['Sales and retail', 'Customer service and administration', 'Hospitality'];

const yesNo = (question_text: string, fields?: readonly string[]): DemoQuestion => ({
  question_text,
  question_type: 'yes_no',
  ...(fields ? { fields } : {}),
});
const choice = (question_text: string, options: readonly string[], fields?: readonly string[]): DemoQuestion => ({
  question_text,
  question_type: 'multiple_choice',
  options,
  ...(fields ? { fields } : {}),
});
const short = (question_text: string, replies: readonly string[], fields?: readonly string[]): DemoQuestion => ({
  question_text,
  question_type: 'text',
  replies,
  ...(fields ? { fields } : {}),
});
const long = (question_text: string, replies: readonly string[], fields?: readonly string[]): DemoQuestion => ({
  question_text,
  question_type: 'paragraph',
  replies,
  ...(fields ? { fields } : {}),
});

/** For who has one of these skills. */
const asking = (skills: readonly string[], question: DemoQuestion): DemoQuestion => ({ ...question, skills });

const cooking = ['Cooking', 'Food Preparation', 'Menu Planning', 'Pastry', 'HACCP'];
const nursing = ['Patient Care', 'Patient Assessment', 'Medication Administration', 'Wound Care', 'IV Therapy'];
const teaching = ['Teaching', 'Lesson Planning', 'Classroom Management', 'Early Childhood Education'];
const social = ['Social Work', 'Case Management', 'Safeguarding', 'Child Safeguarding', 'Counseling', 'Personal Care'];
const therapy = ['Rehabilitation', 'Treatment Planning', 'Medication Safety', 'Laboratory Techniques'];
const books = ['Accounting', 'General Ledger', 'Account Reconciliation', 'Accounts Payable', 'Payroll', 'SAP'];
const running = ['Kubernetes', 'Docker', 'AWS', 'Microservices', 'Linux', 'Terraform', 'Kafka', 'Incident Response'];
const lifting = ['Order Picking', 'Packing', 'Goods Receiving', 'Load Securing', 'Vehicle Maintenance', 'Housekeeping'];

const dates = [
  'In {four|six|eight} weeks',
  'Immediately',
  'From the first of next month',
  'After a notice period of {one month|two months|three months}',
];

export const questions: readonly DemoQuestion[] = [
  yesNo('Are you legally allowed to work in the country of this post?'),
  yesNo('Would you need visa sponsorship now or later?'),
  yesNo('Are you willing to move for this job?'),
  yesNo('Do you hold a current driver’s license?', trades),
  yesNo('Can you work weekends about twice a month?', shifts),
  yesNo('Are you willing to work night shifts?', shifts),
  asking(
    [...nursing, ...teaching, ...therapy, 'Social Work'],
    yesNo('Do you have a current professional registration or license?', care),
  ),
  asking([...nursing, ...teaching, ...therapy, ...social], yesNo('Do you agree to a background check?', care)),
  asking(
    [...nursing, ...teaching, ...social],
    yesNo('Have you worked with children or vulnerable adults before?', care),
  ),
  asking(
    ['Forklift Operation', 'Order Picking', 'Goods Receiving'],
    yesNo('Do you hold a valid forklift license?', ['Logistics and warehouse']),
  ),
  yesNo('Do you have a valid site safety card?', ['Construction and trades']),
  asking(
    ['Working at Height', 'Electrical Installation', 'Solar Installation', 'HVAC', 'Carpentry', 'Joinery'],
    yesNo('Are you comfortable working at height?', ['Construction and trades']),
  ),
  asking(
    ['Commercial Law', 'Legal Advice', 'Litigation', 'Contract Negotiation'],
    yesNo('Are you a member of a bar or law society?', ['Legal and human resources']),
  ),
  asking(running, yesNo('Have you taken part in an on-call rotation before?', ['Software'])),
  asking(
    [...lifting, ...cooking],
    yesNo('Are you able to lift 20 kg repeatedly during a shift?', ['Logistics and warehouse', 'Hospitality']),
  ),
  asking(
    [...cooking, 'Food Safety', 'Food and Beverage Service', 'Catering'],
    yesNo('Have you completed a food hygiene course in the last three years?', ['Hospitality']),
  ),
  asking([...books, 'Financial Reporting'], yesNo('Have you closed a month on your own?', ['Finance and accounting'])),
  yesNo('Do you have experience leading people?'),
  choice('How did you hear about this post?', [
    'Waypost',
    'A friend or colleague',
    'Our website',
    'A fair or meetup',
    'Somewhere else',
  ]),
  choice('How much notice do you have to give?', [
    'None',
    'Up to two weeks',
    'One month',
    'Two months',
    'Three months or more',
  ]),
  choice('How many days a week would you like to work on site?', ['None', 'One or two', 'Three or four', 'All']),
  choice('Which hours suit you best?', ['Early', 'Late', 'Nights', 'Rotating', 'Regular office hours'], shifts),
  choice('How many hours a week are you looking for?', ['Up to 20', '20 to 30', '30 to 35', 'Full-time']),
  choice('What is your highest completed education?', [
    'School',
    'Apprenticeship or trade',
    'Bachelor',
    'Master',
    'Doctorate',
  ]),
  choice('How well do you speak the local language?', ['Not yet', 'Basic', 'Good', 'Fluent', 'Native']),
  asking(
    [...running, 'BigQuery', 'Snowflake', 'MLOps'],
    choice(
      'Which cloud do you know best?',
      ['AWS', 'Azure', 'Google Cloud', 'Another', 'None'],
      ['Software', 'Data and analytics'],
    ),
  ),
  asking(
    ['React', 'TypeScript', 'JavaScript'],
    choice('Which of these have you used most?', ['React', 'Vue', 'Angular', 'Svelte', 'None of these'], ['Software']),
  ),
  asking(
    ['Microsoft Excel'],
    choice(
      'Which spreadsheet tasks do you do without looking anything up?',
      ['Sums and filters', 'Pivot tables', 'Lookups', 'Macros or Power Query'],
      ['Finance and accounting', 'Data and analytics'],
    ),
  ),
  asking(
    [
      'Customer Service',
      'B2B Sales',
      'Account Management',
      'Field Sales',
      'Technical Sales',
      'CRM',
      'Live Chat',
      'Event Planning',
    ],
    choice(
      'Which kind of customers have you mostly worked with?',
      ['Private customers', 'Small businesses', 'Large companies', 'Public bodies'],
      talk,
    ),
  ),
  asking(
    teaching,
    choice(
      'Which age group do you like teaching best?',
      ['Under 6', '6 to 11', '11 to 14', '14 to 18', 'Adults'],
      ['Education'],
    ),
  ),
  asking(
    [...nursing, ...therapy, 'Personal Care'],
    choice(
      'Which setting do you have most experience in?',
      ['Hospital', 'Clinic or practice', 'Care home', 'Home visits', 'None yet'],
      ['Nursing and health'],
    ),
  ),
  asking(
    ['Truck Driving', 'Load Securing', 'Vehicle Inspection', 'Road Safety', 'Vehicle Maintenance'],
    choice(
      'Which vehicle classes may you drive?',
      ['Car', 'Van', 'Truck without trailer', 'Truck with trailer'],
      ['Logistics and warehouse'],
    ),
  ),
  asking(
    ['AutoCAD', 'Revit', 'SolidWorks', 'CAD', 'Mechanical Design', 'Building Information Modeling'],
    choice(
      'Which CAD system do you know best?',
      ['AutoCAD', 'SolidWorks', 'Revit', 'Inventor', 'Another'],
      ['Construction and trades', 'Science and engineering'],
    ),
  ),
  short('When could you start?', dates),
  short('What yearly pay do you expect?', [
    'Within the range of the post',
    'The upper half of your range',
    'Open; I would like to talk about it',
    'What the range says for my experience',
  ]),
  short('Which languages do you speak, and how well?', [
    'English (fluent), {Spanish|French|German|Hindi} ({good|basic|fluent})',
    'English and {Portuguese|Polish|Arabic|Tamil}, both fluent',
    'English (native), some {Dutch|Italian|Irish}',
  ]),
  short(
    'Where can we see some of your work?',
    [
      'My portfolio is linked in my profile',
      'https://portfolio.example.com',
      'Happy to send samples; most of it is confidential',
    ],
    desk,
  ),
  short(
    'Which tools do you use every day?',
    [
      'A notebook first, then whatever the team has agreed on',
      'Those of the post, all but {one|two}; the last new one took me a week',
      'The usual ones of this trade, and far too many browser tabs',
    ],
    desk,
  ),
  asking(
    nursing,
    short(
      'Which ward or unit are you working in now?',
      ['{Acute medicine|Surgery|Emergency}, {22|26|30} beds', 'A community team covering {three|four} districts'],
      ['Nursing and health'],
    ),
  ),
  asking(
    teaching,
    short(
      'Which subjects may you teach?',
      ['Mathematics and {physics|computer science}', 'All primary subjects', 'English and {history|drama}'],
      ['Education'],
    ),
  ),
  short('How many people were on the largest team you led?', [
    '{Three|Five|Eight|Twelve}',
    'None yet, but I have trained {two|four} newcomers',
  ]),
  asking(
    [...books, 'Financial Reporting', 'NetSuite'],
    short(
      'Which accounting system do you know best?',
      ['{SAP|NetSuite|Sage|Xero}, about {two|four|six} years', 'Mostly Excel and {QuickBooks|DATEV|Tally}'],
      ['Finance and accounting'],
    ),
  ),
  asking(
    ['CRM', 'Salesforce', 'HubSpot', 'B2B Sales', 'Account Management', 'Email Marketing'],
    short(
      'Which CRM have you worked with?',
      ['Salesforce', 'HubSpot', 'Our own, which taught me to love the others'],
      ['Sales and retail', 'Marketing and design'],
    ),
  ),
  asking(
    cooking,
    short(
      'Which cuisines or sections are you most at home in?',
      ['{Sauces and fish|Pastry|Grill|Vegetables}', 'Breakfast and bread'],
      ['Hospitality'],
    ),
  ),
  short('How far would you travel to work?', [
    'Up to {30|45|60} minutes',
    'I live {ten|twenty} minutes away',
    'I would move',
  ]),
  short('Which certificates have you earned in the last five years?', [
    'They are all on my profile',
    'One, last year; a second is in progress',
    'None; I have learned on the job',
  ]),
  long('Why would you like to work with us?', [
    'What you write about the work itself made me curious, because it is close to what I enjoy most in my present job. I would like to do it with more responsibility, and near where I live.',
    'A former colleague speaks well of you. The post itself is the step I have been preparing for: similar tasks, a larger team and people to learn from.',
    'I have used your service for years and have opinions about it, most of them friendly. I would rather help than complain.',
  ]),
  long('Tell us about a piece of work you are proud of.', [
    'Last year I took over something that three people had given up on. I began by listening for two weeks, wrote down what everybody needed, and cut the plan by half. It was finished in {four|five} months and is still in use.',
    'I trained {two|four} beginners who now do the job better than I did at their age. It is not a project, but it is what I am proudest of.',
    'We had to move while staying open. I made the plan, and on the day itself hardly anyone noticed that anything had changed.',
  ]),
  long('What went wrong in your last job, and what did you change because of it?', [
    'I promised a date without asking those who had to keep it. Since then I ask first, and I write down what the date depends on.',
    'We found a mistake late because nobody dared to mention it. I now begin reviews with a mistake of my own, and it has changed the tone.',
  ]),
  long('Describe how you handle several urgent things at once.', [
    'I ask what happens if each of them waits an hour. Usually one answer is bad and the rest are not. I tell everyone the order, do the first thing, and say so if it changes.',
    'On paper: a list, the next step for each, and who is waiting. Then the one that blocks others comes first.',
  ]),
  long('Describe a conflict at work and how it was settled.', [
    'Two colleagues disagreed about who should do what, and I was one of them. We each wrote down what we thought the other wanted, and laughed. The rest took ten minutes.',
    'A customer blamed us for a mistake that was not ours. I apologized for the trouble, not for the mistake, showed what had happened and solved it anyway. They are still a customer.',
  ]),
  long(
    'How do you explain something difficult to a person who is new to it?',
    [
      'I start from something they know, say less than I would like to, and ask them to explain it back to me.',
      'With an example and a drawing. If it needs a third try, the fault is usually in my explanation.',
    ],
    [...care, ...talk],
  ),
  long(
    'Describe a system you designed or changed, and what you would do differently today.',
    [
      'I split a large job into steps that could be repeated safely. It worked, but I would add measurements from the first day; we were guessing for too long.',
      'We built our own tool where a simple table would have done for two years. Today I would begin with the table.',
    ],
    desk,
  ),
  long('How do you make sure that your work is correct?', [
    'A second pair of eyes for what is expensive, automated checks for what is frequent, and a break before I look at it again myself.',
    'I write down what I expect before I look at the result. Surprises then stand out.',
  ]),
  asking(
    [...nursing, ...therapy, ...social],
    long(
      'How do you look after a patient or client who is angry?',
      [
        'I sit down, let them finish and repeat what I understood. Most of the anger is fear. Then I say what I can do, and by when.',
        'Calmly, with the door open and a colleague who knows. I take the reason seriously, and I set limits to the tone.',
      ],
      care,
    ),
  ),
  long('What would you do in your first month here?', [
    'Listen, do the everyday work beside those who know it, and fix one small thing that annoys everyone.',
    'Meet everybody I will work with, read what was written down, and ask why about three things at most.',
  ]),
  long(
    'How have you made a workplace safer?',
    [
      'I introduced a two-minute check before each shift. It found a worn strap in the first week, and nobody joked about it afterwards.',
      'By stopping. Twice I halted work that looked wrong, once wrongly, and both times my foreman thanked me.',
    ],
    trades,
  ),
  long(
    'Tell us about a sale, or a customer, you decided not to win.',
    [
      'They needed something cheaper than ours, and I told them where to find it. A year later they came back with a problem that did fit.',
    ],
    ['Sales and retail'],
  ),
  long('Which part of this job would be new to you?', [
    'The size. I have done the same with a smaller team, and I would need the first weeks to learn who decides what.',
    'The tools, not the work. I usually need about a month until a new system feels like my own.',
  ]),
  long('Is there anything else you would like us to know?', [
    'I am happy to come for a trial day, so that you can see me work and I can see you.',
    'I look after my son on Wednesday afternoons and make up the time in the evening. It has worked well for three years.',
    'No, thank you. I look forward to hearing from you.',
  ]),
];
