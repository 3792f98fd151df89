/** What a row may say of a post. All of it is text as found; what it means is decided elsewhere. */
export const columns = [
  'key',
  'title',
  'company',
  'location',
  'region',
  'country',
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

/** Other names under which a column comes, the likeliest first, folded: lower case, letters and digits only. */
const aliases: Record<Column, string> = {
  key: `
    jobid jobpostid requisitionid reqid jobrequisitionid jobreqid requisitionnumber reqnumber vacancyid postingid uniqid
    identifier jobreference jobref referencenumber reference id
  `,
  title: `
    jobtitle position positiontitle jobname jobopeningname role jobpostingtitle postingtitle positionname
    vacancytitle requisitiontitle
  `,
  company: `
    companyname employer employername hiringorganization hiringorganisation organization organisation
    organizationname organisationname
  `,
  location: `
    joblocation joblocations locations city jobcity cities town place workplace candidaterequiredlocation
    primarylocation locationname locationcity worklocation officelocation office
  `,
  region: 'state province stateprovince jobstate locationstate stateregion',
  country: 'countrycode countryname jobcountry locationcountry',
  description: `
    jobdescription jobdesc details summary text body descriptionhtml content fulldescription publisheddescription
    publicdescription externaldescription postingdescription positiondescription roledescription jobdetails overview
    joboverview jobsummary positionsummary
  `,
  responsibilities: 'responsibility duties keyresponsibilities jobresponsibilities jobduties mainduties',
  minimum_qualifications: `
    minimumqualification qualifications qualification requirements jobrequirements minimumrequirements
    keyrequirements requiredqualifications basicqualifications essentialcriteria
  `,
  preferred_qualifications: `
    preferredqualification preferred nicetohave desiredskills preferredskills desirablecriteria
  `,
  salary: `
    pay compensation payrange salaryrange salaryoffered basesalary ctc wage jobsalary annualsalary payrate
    remuneration
  `,
  salary_min: `
    minsalary salaryfrom minpay paymin minimumsalary salaryminimum salarylow salaryrangemin compensationmin
    mincompensation
  `,
  salary_max: `
    maxsalary salaryto maxpay paymax maximumsalary expectedmaxctc salarymaximum salaryhigh salaryrangemax
    compensationmax maxcompensation
  `,
  salary_currency: 'currency paycurrency jobsalarycurrency',
  salary_period: `
    payperiod salaryunit payinterval unittext salaryinterval jobsalaryunit salarytimeunit salarytype salaryper
    salaryfrequency payfrequency paytype
  `,
  job_type: `
    employmenttype employmentstatus employmentstatuslabel typeofemployment employmenttypecode type jobtypes
    contracttype worktype formattedworktype employment contracttime commitment timetype positiontype jobschedule
    fulltimeparttime
  `,
  work_mode: `
    workplacetype remote remoteallowed joblocationtype workarrangement locationtype isremote telecommuting
    remotestatus remoteposition workmodel remotework remoteonsite onsiteremote
  `,
  experience: `
    experiencerequired yearsofexperience experiencelevelyears requiredexperience jobexperiencerequired
    yearsexperience experiencerequirements workexperience minimumexperience minexperience
  `,
  skills: 'skill keyskills requiredskills skillsdesc techstack',
  tags: `
    tag functions function category categories seniority experiencelevel senioritylevel department departmentlabel
    jobcategory jobcategories jobfamily
  `,
  url: `
    link joburl joblink pageurl jobpostingurl sourceurl absoluteurl redirecturl hostedurl postingurl
    jobopeningshareurl careersurl careersitejoburl permalink vacancyurl externalurl publicurl
  `,
  apply_url: 'applylink applicationurl applyurl applicationlink careersapplyurl careersitejobapplyurl',
  posted: `
    dateposted posteddate postdate listedtime date createdat publisheddate publishedat publicationdate created
    firstpublished releaseddate postedat postedon publishedon postingdate postingstartdate published publishdate
    opendate dateopened createddate datecreated createdon
  `,
  valid_through: `
    validuntil expires expiry expirydate expirationdate deadline applicationdeadline closingdate applyby jobexpires
    closedate postingenddate expireson applicationclosingdate lastdatetoapply
  `,
  status: 'jobstatus jobopeningstatus postingstatus requisitionstatus vacancystatus',
};

const fold = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const known = new Map(
  columns.flatMap((column) =>
    [fold(column), ...aliases[column].trim().split(/\s+/)].map((name, rank) => [name, { column, rank }] as const),
  ),
);

const [yes, no] = [/^(?:true|y(?:es)?|1(?:\.0)?)$/i, /^(?:false|no?|0(?:\.0)?)$/i];
/** What says by yes or no what a column says by a word, folded: when it does, and which word. */
const flags: ReadonlyMap<string, { column: Column; when: RegExp; word: string }> = new Map([
  ['filled', { column: 'status', when: yes, word: 'filled' }],
  ['active', { column: 'status', when: no, word: 'inactive' }],
  ['islisted', { column: 'status', when: no, word: 'unlisted' }],
  ['hybrid', { column: 'work_mode', when: yes, word: 'hybrid' }],
]);

/** The column that a header names; undefined for a header that is not known. */
export const columnNamed = (header: string): Column | undefined =>
  (known.get(fold(header)) ?? flags.get(fold(header)))?.column;

/** How exports write that there is nothing. */
const nothing = /^(?:n\/?a|nan|null|none|undefined|\\n|[-–—]+)?$/i;
/** A column called `state` is one of two things. */
const isStatus = (text: string) =>
  /^(?:open|closed?|active|inactive|published|expired|filled|draft|archived|internal|pending|rejected)$/i.test(text);

/** Where several headers mean the same column, the likeliest that says something is taken; tags are collected. */
export function rowOf(said: readonly (readonly [header: string, value: string])[]): Row {
  const row: Row = {};
  const found = said.map(([header, value]) => meantBy(fold(header), value.trim()));
  for (const { column, text } of found.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))) {
    if (!column || nothing.test(text)) continue;
    if (column === 'tags' && row.tags) row.tags += `\n${text}`;
    else if (column === 'region' && isStatus(text)) row.status ??= text;
    else row[column] ??= text;
  }
  return row;
}

/** What a flag says goes before what others say: a post that is published may be filled. */
function meantBy(header: string, text: string): { column?: Column; rank?: number; text: string } {
  const flag = flags.get(header);
  if (!flag) return { ...known.get(header), text };
  return flag.when.test(text) ? { column: flag.column, rank: -1, text: flag.word } : { text };
}
