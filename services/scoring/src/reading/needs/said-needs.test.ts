import { describe, expect, it } from 'vitest';
import { findSkills } from '../skills/find-skills.ts';
import { saidNeeds } from './said-needs.ts';

const said = (text: string) => {
  const found = findSkills(text);
  const needs = saidNeeds(text, found);
  return Object.fromEntries(found.map(({ skill }, at) => [skill.name, needs[at]?.need]));
};

describe('what need not be there', () => {
  it.each([
    ['No experience with Java required.', { Java: 'nice' }],
    ['No prior knowledge of SQL necessary.', { SQL: 'nice' }],
    ['It would be great if you know Kafka.', { 'Apache Kafka': 'nice' }],
    ['Kubernetes is not required.', { Kubernetes: 'nice' }],
    ['Permis B souhaité.', { "Driver's license": 'nice' }],
    ['Salesforce, HubSpot apprécié', { Salesforce: undefined, HubSpot: 'nice' }],
    ['Heftruckcertificaat is een pré', { 'Forklift license': 'nice' }],
    ['Kenntnisse in SAP erwünscht', { SAP: 'nice' }],
    ['Englisch gerne gesehen', { English: 'nice' }],
    ['Se valorará Docker. Python.', { Docker: 'nice', Python: undefined }],
    ['Preferred certifications include Xyz, CISA, CISM', { CISA: 'nice', CISM: 'nice' }],
    ["Driver's license not required.", { "Driver's license": 'nice' }],
    ['Java background (not required)', { Java: 'nice' }],
    ['Java (NOT essential)', { Java: 'nice' }],
    ['Cerner experience not required but preferred', { Cerner: 'nice' }],
    ['Preferred skills, but not required: D3, JQuery', { 'D3.js': 'nice', jQuery: 'nice' }],
    ['Must know C++ and Python; Java is not required', { 'C++': 'must', Python: 'must', Java: 'nice' }],
    ['Commercial Drivers License (we will train), a clean record.', { CDL: 'nice' }],
    ['Forklift license preferred or will train', { 'Forklift license': 'nice' }],
    [
      'CSCS useful. IPAF and PASMA.',
      { 'CSCS card': 'nice', 'IPAF license': undefined, 'PASMA certificate': undefined },
    ],
    ['CISA / CISM added advantage.', { CISA: 'nice', CISM: 'nice' }],
    ['Forklift license (training provided)', { 'Forklift license': 'nice' }],
    ["Python is required, Java isn't.", { Python: 'must', Java: 'nice' }],
  ])('%s', (text, needs) => {
    expect(said(text)).toEqual(needs);
  });
});

describe('what is not asked for at all', () => {
  it.each([
    ['Python, no Java', { Python: undefined, Java: 'denied' }],
    ["We don't use PHP", { PHP: 'denied' }],
    ['We use React instead of Angular', { React: undefined, Angular: 'denied' }],
    ['Experience with AWS rather than Azure', { AWS: undefined, Azure: 'denied' }],
    ['This is not a PHP position.', { PHP: 'denied' }],
    ['You do not need to know Kubernetes or Docker', { Kubernetes: 'denied', Docker: 'denied' }],
    ['Tools including but not limited to Docker', { Docker: undefined }],
    ['No experience with Java needed, our Rio da Prata team trains you', { Java: 'nice' }],
    ['Not only Python but also Docker', { Python: undefined, Docker: undefined }],
  ])('%s', (text, needs) => {
    expect(said(text)).toEqual(needs);
  });
});

describe('each skill by the words of its own part of a sentence', () => {
  it.each([
    ['RN license required plus two years in a hospital', { 'RN license': 'must' }],
    ['Forklift license required, not optional', { 'Forklift license': 'must' }],
    ['Python is required working beside our analysts', { Python: 'must' }],
    ['Excel required for reporting duties', { Excel: 'must' }],
    [
      '5+ years of experience with Java and Spring Boot is required, AWS is a plus.',
      { Java: 'must', 'Spring Boot': 'must', AWS: 'nice' },
    ],
    ['Previous Java experience ESSENTIAL JOB FUNCTIONS (physical)', { Java: undefined }],
    ['Must have CPR. You will train others.', { CPR: 'must' }],
    ['5+ years of Java, AWS a plus', { Java: undefined, AWS: 'nice' }],
    ['5 plus years of Java is required', { Java: 'must' }],
    ['Asset management experience is required.', { 'Asset management': 'must' }],
    [
      'RN license required, BLS required, ACLS preferred.',
      { 'RN license': 'must', 'BLS certification': 'must', 'ACLS certification': 'nice' },
    ],
    ['CPA required, CFA preferred', { CPA: 'must', CFA: 'nice' }],
    ['While a degree is preferred, 5 years of Java is required', { Java: 'must' }],
    ['Java is required and Kotlin is preferred', { Java: 'must', Kotlin: 'nice' }],
    [
      'Must have Java, Python and SQL, ideally with Docker.',
      { Java: 'must', Python: 'must', SQL: 'must', Docker: 'nice' },
    ],
    ['Docker experience required • AWS knowledge a plus • SQL', { Docker: 'must', AWS: 'nice', SQL: undefined }],
    ['Spanish preferredRequires experience with Java', { Spanish: 'nice', Java: 'must' }],
    ['Pays the budget of Docker Required Skills', { Docker: undefined }],
    ['Tableau is helpful Experience with SQL is required', { Tableau: 'nice', SQL: 'must' }],
    ['Spanish a plus * SQL * Java required', { Spanish: 'nice', SQL: undefined, Java: 'must' }],
    ['SQL preferred Experience with Java', { SQL: 'nice', Java: undefined }],
    [
      'Good communication skills.Experience with SQL requiredExcel',
      { Communication: undefined, SQL: 'must', Excel: undefined },
    ],
    ['Experience with C#.NET required', { 'C#': 'must' }],
    ['Experience with Vue.JS and Node.js required', { 'Vue.js': 'must', 'Node.js': 'must' }],
    ['A Ph.D. and SQL required', { SQL: 'must' }],
    ['Must have a U.S. driver license', { "Driver's license": 'must' }],
    ['Must hold a U.S. Security Clearance', { 'Security clearance': 'must' }],
    ['Authorization to work in the U.S. required. Docker preferred.', { Docker: 'nice' }],
    ['Docker required for work in the U.S. Kafka preferred', { Docker: 'must', 'Apache Kafka': 'nice' }],
    ['Must know systems from Example Inc. and SQL', { SQL: 'must' }],
    ['Must know queues (e.g. Kafka)', { 'Apache Kafka': 'must' }],
    ['Docker, etc. Kafka preferred', { Docker: undefined, 'Apache Kafka': 'nice' }],
    ['Docker required5 years of Java', { Docker: 'must', Java: undefined }],
    ['Other duties as required, Excel as needed', { Excel: undefined }],
    ['Python (5+ years) is required, MATLAB (nice to have)', { Python: 'must', MATLAB: 'nice' }],
  ])('%s', (text, needs) => {
    expect(said(text)).toEqual(needs);
  });
});

describe('a list by the words around all of it', () => {
  it.each([
    ['Kafka, Redis and Docker are a plus.', { 'Apache Kafka': 'nice', Redis: 'nice', Docker: 'nice' }],
    ['Experience with Kafka, Redis and Docker is a plus.', { 'Apache Kafka': 'nice', Redis: 'nice', Docker: 'nice' }],
    ['Experience with Python, Hack, or a similar language preferred', { Python: 'nice' }],
    [
      'Honesty is required and experience with clouds, Data Networking, Docker, VPN and phones is a plus.',
      { 'Cloud computing': undefined, Networking: 'nice', Docker: 'nice', VPN: 'nice' },
    ],
    ['Required skills: Linux, IP Networking, C++', { Linux: 'must', Networking: 'must', 'C++': 'must' }],
    ['Must have Java, stamina, and Docker containers', { Java: 'must', Docker: 'must' }],
    ['Preferred skills: AWS, Docker, Terraform', { AWS: 'nice', Docker: 'nice', Terraform: 'nice' }],
    ['Docker or Kubernetes (preferred)', { Docker: undefined, Kubernetes: 'nice' }],
    ['You must have: Java, Docker, SQL', { Java: 'must', Docker: 'must', SQL: 'must' }],
    ['Experience with clouds (AWS, Azure) is required', { 'Cloud computing': 'must', AWS: 'must', Azure: 'must' }],
    ['Strong SQL; Docker helps.', { SQL: undefined, Docker: 'nice' }],
    ['5 years of Java, AWS and Azure a plus', { Java: undefined, AWS: 'nice', Azure: 'nice' }],
    ['Java, SQL, and experience with Docker preferred', { Java: undefined, SQL: undefined, Docker: 'nice' }],
    ['Java, SQL, Docker is a plus', { Java: undefined, SQL: undefined, Docker: 'nice' }],
    [
      'You will write Python every day, SQL, Docker nice to have',
      { Python: undefined, SQL: undefined, Docker: 'nice' },
    ],
  ])('%s', (text, needs) => {
    expect(said(text)).toEqual(needs);
  });
});

describe('what somebody is to feel or to do, not what they have to know', () => {
  it.each([
    ['Must be committed to customer service.', { 'Customer service': undefined }],
    ['A passion for patient care is a must.', { 'Patient care': undefined }],
    ['Must be dedicated to safe kitchens, clean rooms, and customer service.', { 'Customer service': undefined }],
    ['Must enjoy cold calling.', { 'Cold calling': undefined }],
    ['Must be customer service oriented.', { 'Customer service': undefined }],
    ['Must be willing to learn SQL and Python.', { SQL: 'nice', Python: 'nice' }],
    ['Must be dedicated to learning and have Excel experience.', { Excel: 'must' }],
    ['Must be able to give excellent customer service.', { 'Customer service': 'must' }],
    ['Data required to support business development', { 'Business development': undefined }],
    ['You will be required to have experience in Java.', { Java: 'must' }],
    ['May be required to take on forklift operation', { 'Forklift operation': 'nice' }],
    ['Essential Duties & Responsibilities Conduct audits of the night shift', { Auditing: undefined }],
    ['Visit home care patients to determine required services', { 'Home care': undefined }],
    ['Project planning, identification and ordering of required materials.', { 'Project management': undefined }],
    ['SQL and Python required for this role', { SQL: 'must', Python: 'must' }],
    ['Computer skills required are typing and mail', { 'Computer literacy': 'must' }],
  ])('%s', (text, needs) => {
    expect(said(text)).toEqual(needs);
  });
});
