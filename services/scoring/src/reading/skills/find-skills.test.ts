import { describe, expect, it } from 'vitest';
import { findSkills } from './find-skills.ts';

const named = (text: string) => findSkills(text).map(({ skill }) => skill.name);

describe('reading skills from a text', () => {
  it('knows a skill by its short forms and other names', () => {
    expect(named('We run K8s on amazon web services and write NodeJS.')).toEqual(['Kubernetes', 'AWS', 'Node.js']);
  });

  it('keeps the signs that belong to a name', () => {
    expect(named('Strong C++, C# and .NET; CI/CD pipelines; ASP.NET.')).toEqual([
      'C++',
      'C#',
      '.NET',
      'CI/CD',
      'ASP.NET',
    ]);
  });

  it('gives the exact place of the words', () => {
    const text = 'You have used Apache Kafka before.';
    expect(findSkills(text)).toMatchObject([{ start: 14, end: 26, words: 'Apache Kafka' }]);
  });

  it.each([
    ['Computer knowledge such as Microsoft word, excel and access', ['Microsoft Word', 'Excel', 'Microsoft Access']],
    ['Proficient in MS excel, outlook and powerpoint', ['Excel', 'Outlook', 'PowerPoint']],
    ['Basic knowledge of excel', ['Excel']],
    ['Epic charting on nights', ['Epic']],
    ["Minimum 3 ans d'expérience en React et en Go", ['React', 'Go']],
    ['Experiencia con React', ['React']],
    ['esperienza di React', ['React']],
    ['Documented in Epic', ['Epic']],
    ['An Epic night', []],
    ['Epic super user', ['Epic']],
    ['Knowledge of MS Office and access to a car', ['Microsoft Office']],
    ['Experience with Microsoft and a wish to excel', []],
  ])('reads programs of an office in small letters behind their maker: %s', (text, skills) => {
    expect(named(text)).toEqual(skills);
  });

  it('takes the longest name', () => {
    expect(named('Spring Boot')).toEqual(['Spring Boot']);
  });

  it('does not join words over a comma', () => {
    expect(named('patient, care')).toEqual([]);
  });

  it.each([
    'Excel in a fast setting and go the extra mile.',
    'You have access to the office and report to the team.',
    'Express yourself, react quickly and spring into action.',
    'We go to market with R&D and C-level support.',
    'Our sales team sits on the third floor.',
    'Trucks, trailers, experience with C. R. Example.',
    'CIC certification, an IFR rating and the HRI.',
    'You report to Prof. Swift. Nights.',
    'A. Degree and training B. Experience C. Certifications and experience',
  ])('leaves everyday words alone: %s', (text) => {
    expect(named(text)).toEqual([]);
  });

  it.each([
    ['Experience with Go and Rust.', ['Go', 'Rust']],
    ['Proficient in Excel, Word and Access.', ['Excel', 'Microsoft Word', 'Microsoft Access']],
    ['Python, R, SQL', ['Python', 'R', 'SQL']],
    ['Three years of sales experience.', ['Sales']],
    ['Prepare sales and use tax filings.', ['VAT']],
    ['A background in teaching.', ['Teaching']],
    ['React required.', ['React']],
    ['Go is required.', ['Go']],
    ['React (required)', ['React']],
    ['DEA registration; BLS/ACLS.', ['BLS certification', 'ACLS certification']],
    ['Excel is a must.', ['Excel']],
    ['BLS and ACLS required.', ['BLS certification', 'ACLS certification']],
    ['Good Excel and a cool head', ['Excel']],
    ['Knowledge of procedure\n• GIS\n• Fairness', ['Geographic information systems']],
    ['Dutch at level B2 or better', ['Dutch']],
    ['LPN required', ['LPN license']],
    [
      'Licenses\n• BLS (Heart Society), exp. 08/2027\nACLS – Heart Society – 2025',
      ['BLS certification', 'ACLS certification'],
    ],
    ['Document in Epic; precept new graduates', ['Epic']],
    ['Current LPN/LVN license', ['LPN license', 'LPN license']],
    ['Institute of Rye (ACA), 2020', ['Chartered accountant']],
    ['QTS. Degree in law.', ['Teaching license']],
    ['LCSW or LMHC in NY', ['Licensed clinical social worker']],
    ['Build pipelines in dbt on Snowflake', ['dbt', 'Snowflake']],
    ['Fluent in English and Cantonese', ['English', 'Cantonese']],
    ['REST API, SOAP', ['REST APIs', 'SOAP']],
    ['You know the REST API.', ['REST APIs']],
    ['Must have BLS.', ['BLS certification']],
    ['Nights. Excel advanced.', ['Excel']],
    ['Native Polish, excellent German.', ['Polish', 'German']],
    ['Experience in C. Knowledge of Java', ['C', 'Java']],
    ['Multi-state returns. Excel. Nights.', ['Excel']],
  ])('takes the same words as skills in context: %s', (text, skills) => {
    expect(named(text)).toEqual(skills);
  });

  it('does not take what an employer offers for what it asks', () => {
    expect(named('We offer a training budget, German lessons and childcare.')).toEqual([]);
  });

  it('does not take people for their work', () => {
    expect(named('You work with software engineers.')).toEqual([]);
  });

  it('reads a word with soft hyphens as one', () => {
    expect(named('Exper\u00adience with Py\u00adthon and Kuber\u00adnetes')).toEqual(['Python', 'Kubernetes']);
  });
});
