/** What a row may say of a post. All of it is text as found; what it means is decided elsewhere. */
export const columns = [
  'key',
  'title',
  'company',
  'location',
  'description',
  'responsibilities',
  'minimum_qualifications',
  'preferred_qualifications',
  'salary',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'job_type',
  'work_mode',
  'experience',
  'skills',
  'tags',
  'url',
  'apply_url',
  'posted',
  'valid_through',
  'status',
] as const;
export type Column = (typeof columns)[number];
export type Row = Partial<Record<Column, string>>;

/** Other names under which a column comes, folded: lower case, letters and digits only. */
const aliases: Record<Column, readonly string[]> = {
  key: ['id', 'jobid', 'jobpostid', 'requisitionid', 'uniqid', 'identifier', 'reference'],
  title: ['jobtitle', 'position', 'positiontitle', 'jobname', 'role'],
  company: [
    'companyname',
    'employer',
    'employername',
    'hiringorganization',
    'hiringorganisation',
    'organization',
    'organisation',
  ],
  location: ['joblocation', 'city', 'cities', 'place', 'workplace', 'joblocations', 'locations'],
  description: ['jobdescription', 'jobdesc', 'details', 'summary', 'text', 'body'],
  responsibilities: ['responsibility', 'duties', 'keyresponsibilities'],
  minimum_qualifications: [
    'minimumqualification',
    'qualifications',
    'qualification',
    'requirements',
    'jobrequirements',
  ],
  preferred_qualifications: ['preferredqualification', 'preferred', 'nicetohave', 'desiredskills'],
  salary: ['pay', 'compensation', 'payrange', 'salaryrange', 'salaryoffered', 'basesalary', 'ctc', 'wage'],
  salary_min: ['minsalary', 'salaryfrom', 'minpay', 'paymin', 'minimumsalary'],
  salary_max: ['maxsalary', 'salaryto', 'maxpay', 'paymax', 'maximumsalary', 'expectedmaxctc'],
  salary_currency: ['currency', 'paycurrency'],
  salary_period: ['payperiod', 'salaryunit', 'payinterval', 'unittext', 'salaryinterval'],
  job_type: ['type', 'employmenttype', 'jobtypes', 'contracttype', 'worktype', 'formattedworktype', 'employment'],
  work_mode: ['workplacetype', 'remote', 'remoteallowed', 'joblocationtype', 'workarrangement', 'locationtype'],
  experience: [
    'experiencerequired',
    'yearsofexperience',
    'experiencelevelyears',
    'requiredexperience',
    'jobexperiencerequired',
    'yearsexperience',
  ],
  skills: ['skill', 'keyskills', 'requiredskills', 'skillsdesc', 'techstack'],
  tags: [
    'tag',
    'functions',
    'function',
    'category',
    'categories',
    'seniority',
    'experiencelevel',
    'senioritylevel',
    'department',
  ],
  url: ['link', 'joburl', 'joblink', 'pageurl', 'jobpostingurl', 'sourceurl'],
  apply_url: ['applylink', 'applicationurl', 'applyurl', 'applicationlink'],
  posted: ['dateposted', 'posteddate', 'postdate', 'listedtime', 'date', 'createdat', 'publisheddate'],
  valid_through: [
    'validuntil',
    'expires',
    'expiry',
    'expirydate',
    'expirationdate',
    'deadline',
    'applicationdeadline',
    'closingdate',
    'applyby',
  ],
  status: ['jobstatus', 'state'],
};

const fold = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const columnOf = new Map(columns.flatMap((column) => [fold(column), ...aliases[column]].map((name) => [name, column])));

/** Which column a header names; undefined for one that means nothing to us. */
export const columnNamed = (header: string): Column | undefined => columnOf.get(fold(header));

/** Where several headers mean the same column, the first that says something is taken; tags are collected. */
export function rowOf(record: Readonly<Record<string, string>>): Row {
  const row: Row = {};
  for (const [header, value] of Object.entries(record)) {
    const column = columnNamed(header);
    const said = value.trim();
    if (!column || said === '') continue;
    if (column === 'tags' && row.tags) row.tags += `\n${said}`;
    else row[column] ??= said;
  }
  return row;
}
