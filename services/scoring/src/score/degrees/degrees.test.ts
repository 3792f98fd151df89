import { describe, expect, it, test } from 'vitest';
import { askedDegree } from './asked-degree.ts';
import { highestDegree } from './highest-degree.ts';

describe('the degree that a post asks for', () => {
  it.each([
    'Proficiency in MS Office.',
    'MS Excel, MS Access and MS Word.',
    'MS SQL Server, MS-Project or MS Dynamics.',
    'Office in Boston, MA or remote.',
    'Based in Bethesda, MD.',
    'Offices in NJ, MA, MD and ME.',
    'Work with scrum masters and product owners.',
    'Please send ME your resume.',
    'Reports to the Managing Director (MD).',
    'Experience as BA in agile teams.',
    'We look for a BA Data Analyst.',
    'CANDIDATES MUST BE ABLE TO TRAVEL.',
    'A master of your craft.',
    'Teach high school students and supervise PhD students.',
    'No college degree required.',
    'No BA/BS needed.',
    'A university degree is not required.',
    "You don't need a bachelor's degree.",
    "Bachelor's degree preferred.",
    'BA/BS or higher preferred, in Computer Science.',
    "Bachelor's or Master's degree in business is strongly preferred.",
    'A PhD is a plus.',
    'PhD (preferred).',
    "Preferred Qualifications: Master's degree.",
    "Ideally a master's degree.",
    'Desired Skills and Experience: A bachelor’s degree.',
    "Bachelor's degree in business, finance or law preferred.",
    "Preferred qualifications:\nOther things\nBachelor's degree",
    'A degree is a plus.',
    'No degree required.',
    'Experience with ROS 2 and DDS.',
    'Degree not required.',
    'A four-year degree is not required.',
    "You don't need a degree.",
    'A high degree of care is required.',
    '360-degree feedback preferred.',
    'Turn the valve by 90 degrees or higher.',
    'The college offers degree programs.',
  ])('is none by: %s', (text) => {
    expect(askedDegree(text)?.name).toBeUndefined();
  });

  it.each([
    ['Master’s degree in statistics.', "a master's degree"],
    ['DDS or DMD from an accredited school.', 'a doctorate'],
    ['PharmD required', 'a doctorate'],
    ['BSME with 2-5 years, or MSME with 0-2 years', "a bachelor's degree"],
    ["RequirementsBachelor's degree", "a bachelor's degree"],
    ['Associate’s degree', 'an associate degree'],
    ['BS in Computer Science', "a bachelor's degree"],
    ['BA/BS required', "a bachelor's degree"],
    ['BS, MS, or PhD in a quantitative field', "a bachelor's degree"],
    ['MS or PhD in Physics', "a master's degree"],
    ['MS, or Ph.D. in Applied Math', "a master's degree"],
    ['MS Computer Science', "a master's degree"],
    ['A MA in Economics', "a master's degree"],
    ['M.S. required', "a master's degree"],
    ['BE/ME in Mechanical Engineering', "a bachelor's degree"],
    ['BS with 8+ years or PhD with 3+ years', "a bachelor's degree"],
    ['MD/PhD', 'a doctorate'],
    ['Master’s or PhD (PhD preferred) in statistics', "a master's degree"],
    ['Desired background: BS/BA required.', "a bachelor's degree"],
    ["Bachelor's degree required, master's preferred", "a bachelor's degree"],
    ["Bachelor's degree, MBA a plus", "a bachelor's degree"],
    ["Bachelor's degree plus five years of experience", "a bachelor's degree"],
    ["Bachelor's degree, preferably in engineering", "a bachelor's degree"],
    ["Bachelor's degree (computer science preferred)", "a bachelor's degree"],
    ["Bachelor's degree in law. Experience in tax preferred.", "a bachelor's degree"],
    ["SQL preferred. Bachelor's degree", "a bachelor's degree"],
    ["High school diploma; bachelor's degree a plus", 'a high school diploma'],
    ['MBA preferred. MS Office. High school diploma.', 'a high school diploma'],
    ['BA in law, Masters in Analytics, Finance and Statistics preferred', "a bachelor's degree"],
    ['MS or PhD (preferred) in physics', "a master's degree"],
    ["Bachelor's degree in law, MBA preferred Experience with audits", "a bachelor's degree"],
    ["SQL preferredBachelor's degree", "a bachelor's degree"],
    ["Tableau is helpful Bachelor's degree in law Experience with SQL a plus", "a bachelor's degree"],
    ['(preferably in retail) BS in law', "a bachelor's degree"],
    ['4-year degree', "a bachelor's degree"],
    ['Four (4) year college degree', "a bachelor's degree"],
    ['four year degree required', "a bachelor's degree"],
    ['College degree', "a bachelor's degree"],
    ['A degree (2:1 or above) in engineering', "a bachelor's degree"],
    ['A minimum 2.1 honours degree', "a bachelor's degree"],
    ['Degree qualified surveyor', 'a degree'],
    ['A college or university degree.', "a bachelor's degree"],
    ['Two-year technical degree', 'an associate degree'],
    ['An undergraduate or graduate degree in engineering', "a bachelor's degree"],
    ['Degree in nursing', 'a degree'],
    [
      'Education and Training Required High school diploma Education and Training Desired Bachelors Degree',
      'a high school diploma',
    ],
    [
      "Required QualificationsBachelor's degree. SQL, SASDesired QualificationsAssociate's degree",
      "a bachelor's degree",
    ],
    ['Desired Experience And RequirementsBachelor’s Degree in law or business required5 years', "a bachelor's degree"],
    ["Associate's or Bachelor's degree in nursing", 'an associate degree'],
    ['Associate/Bachelor degree', 'an associate degree'],
    ["Bachelor's + 2 yrs, Associate + 4 yrs", 'an associate degree'],
    ['ADN or BSN required', 'an associate degree'],
    ['AA/AS or BA/BS in biology', 'an associate degree'],
    ["Bachelor's degree + 2 years or HS diploma + 6 years", 'a high school diploma'],
    ['HS + 6 years or BS + 2 years', 'a high school diploma'],
    ['Work with sales associates. BA/BS required', "a bachelor's degree"],
    ['Degree required', 'a degree'],
    ['AA in accounting or equivalent', 'an associate degree'],
    ['MSW required', "a master's degree"],
    ['A relevant degree or equivalent experience', 'a degree'],
    ['Educated to degree level', 'a degree'],
    ["Degree required, master's preferred", 'a degree'],
    ["Minimum Degree Required: Bachelor's degree", "a bachelor's degree"],
    ['Bachelor of Science degree in nursing', "a bachelor's degree"],
    [
      "The Master's Touch trains you. The master's degree is a plus, a high school diploma is required.",
      'a high school diploma',
    ],
    ["Own a business with The Master's Touch.", undefined],
    ['Present it to the PM and ME management team', undefined],
  ])('%s', (text, name) => {
    expect(askedDegree(text)?.name).toBe(name);
  });
});

test.each([
  ['2+ years of experience or a graduate degree', 2],
  ['A graduate degree or 2+ years of experience', 2],
  ["Bachelor's degree in finance, business or a related field or four years of experience", 4],
  ["Bachelor's or master's degree, or at least five (5) years in sales", 5],
  ["Bachelor's degree in statistics, mathematics, economics, or 4+ years of relevant experience", 4],
  ['High school diploma or 1 year of experience', 1],
  ['3+ yrs in data science (or PhD + 1 yr)', 3],
  ['J.D. or 4 years as a paralegal', 4],
  ["5 years of experience and a bachelor's degree", undefined],
  ["Bachelor's degree and 5 years or master's degree and 3 years", undefined],
  ['2 years of college or an associate degree', undefined],
  ['BS with 8+ years or PhD with 3+ years', undefined],
  ['BS + 2 years or AAS + 4 years', undefined],
])('the years that would do instead of a degree: %s', (text, years) => {
  expect(askedDegree(text)?.orYears).toBe(years);
});

test.each([
  'BS in EE/CE/CS with 10 years, MS with 8 years, or PhD with 5 years',
  'BS in ECE or CSE',
  'BS in Structural Engineering',
])('fields in short are of a bachelor: %s', (text) => expect(askedDegree(text)?.rank).toBe(3));

describe('the highest degree that somebody has', () => {
  it.each([
    ['BS Accounting, State University', 3],
    ['BA History', 3],
    ['BS, Biology', 3],
    ['MS Computer Science, Stanford', 4],
    ['ms in computer science', 4],
    ['Master’s degree in law', 4],
    ['MBA', 4],
    ['MSW, Ghent', 4],
    ['ADN, Central College', 2],
    ['Central, Diploma, 2019', 1],
    ['Abitur, 2004', 1],
    ['Degree in nursing, Ghent', 2],
    ['4-year degree in law', 3],
    ['A high degree of autonomy', 0],
    ['Ph.D., Chemistry', 5],
    ['Skills: MS Office, MS Excel', 0],
    ['Boston, MA', 0],
    ['BA Business Analyst, Baker & Co', 0],
    ['I wanted to be in engineering and made the bed', 0],
    ['Certified Scrum Masters', 0],
    ['Helped PhD students', 0],
    ['PhD candidate', 0],
    ['Assistant to the doctor of the ward', 0],
  ])('by a resume that says "%s" has rank %i', (resume, rank) => {
    expect(highestDegree([], resume)).toBe(rank);
  });

  it.each([
    ['BA', 3],
    ['MS Computer Science', 4],
    ['MD', 5],
  ])('by a profile that lists "%s" has rank %i', (degree, rank) => {
    expect(highestDegree([degree], '')).toBe(rank);
  });
});
