import type { DashboardType } from '@waypost/contracts/constants';
import type { CountryCode } from './field.ts';

/** Somebody of the demo. None of them exists; every address is one that leads nowhere. */
export type DemoPerson = {
  first_name: string;
  last_name: string;
  email: string;
  city: string;
  country: CountryCode;
  headline: string;
};
export type DemoOwner = DemoPerson & {
  role: Exclude<DashboardType, 'Job Seeker'>;
  fields: readonly string[];
  about_me: string;
};
export type DemoSeeker = DemoPerson & {
  gender: 'Male' | 'Female' | 'Other' | '';
  field: string;
  /** The role of the field that they work in, counted from 0. */
  role: number;
  years: number;
  about_me: string;
};

/** `Zoë Ní Bhriain` is zoe.ni-bhriain: what an address may hold. */
function emailOf(first: string, last: string, domain: string): string {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replaceAll(/[^\p{L} -]/gu, '')
      .toLowerCase()
      .replaceAll('ł', 'l')
      .replaceAll('ø', 'o')
      .replaceAll('ß', 'ss')
      .replaceAll(/\s+/g, '-');
  return `${plain(first)}.${plain(last)}@${domain}`;
}

const owner = (
  role: DemoOwner['role'],
  [first_name, last_name]: [string, string],
  [city, country]: [string, CountryCode],
  headline: string,
  fields: readonly string[],
  about_me: string,
): DemoOwner => ({
  role,
  first_name,
  last_name,
  email: emailOf(first_name, last_name, 'example.org'),
  city,
  country,
  headline,
  fields,
  about_me,
});

/** Between them, the recruiters hire for every field; referrers pass on posts of people they know. */
export const owners: readonly DemoOwner[] = [
  owner(
    'Recruiter',
    ['Amara', 'Nwosu-Hale'],
    ['London', 'GB'],
    'Hires in technology, data and engineering',
    ['Software', 'Data and analytics', 'Science and engineering'],
    'I fill posts in technology and engineering and answer every application, also with a no.',
  ),
  owner(
    'Recruiter',
    ['Tobias', 'Lindqvist'],
    ['Hamburg', 'DE'],
    'Hires in trades and logistics',
    ['Construction and trades', 'Logistics and warehouse'],
    'Trained as a joiner, twelve years in hiring. I visit every site before I write about it.',
  ),
  owner(
    'Recruiter',
    ['Priyanka', 'Sundaresan'],
    ['Bengaluru', 'IN'],
    'Hires in health, education and social work',
    ['Nursing and health', 'Education', 'Public sector and social work'],
    'I hire nurses, teachers and social workers, and stay in touch after they have started.',
  ),
  owner(
    'Recruiter',
    ['Dolores', 'Arriaga'],
    ['Chicago', 'US'],
    'Hires in finance, legal and administration',
    ['Finance and accounting', 'Legal and human resources', 'Customer service and administration'],
    'Former controller. I ask about the work before I ask about the resume.',
  ),
  owner(
    'Recruiter',
    ['Ciarán', 'Ó Dubhda'],
    ['Dublin', 'IE'],
    'Hires in hospitality, sales and marketing',
    ['Hospitality', 'Sales and retail', 'Marketing and design'],
    'Fifteen years in hotels, five in recruiting. Short conversations, quick answers.',
  ),
  owner(
    'Referrer',
    ['Mei-Ling', 'Castellanos'],
    ['Seattle', 'US'],
    'Engineering manager',
    ['Software', 'Data and analytics', 'Marketing and design', 'Legal and human resources', 'Finance and accounting'],
    'I pass on posts from teams I know and say why I think they fit.',
  ),
  owner(
    'Referrer',
    ['Bartosz', 'Zieliński'],
    ['Rotterdam', 'NL'],
    'Site manager',
    [
      'Construction and trades',
      'Logistics and warehouse',
      'Science and engineering',
      'Sales and retail',
      'Hospitality',
    ],
    'Two hundred colleagues, many of whom know somebody. I connect them.',
  ),
  owner(
    'Referrer',
    ['Folasade', 'Adeyinka'],
    ['Manchester', 'GB'],
    'Ward manager',
    ['Nursing and health', 'Education', 'Public sector and social work', 'Customer service and administration'],
    'I refer people I would like to have on my own shift.',
  ),
];

/** One person a line: `first/last | gender | city/country | field/role/years | headline | about me`. */
export const seekersOf = (lines: string): DemoSeeker[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', gender = '', place = '', work = '', headline = '', about_me = ''] = line
        .split('|')
        .map((part) => part.trim());
      const [first_name = '', last_name = ''] = name.split('/');
      const [city = '', country = ''] = place.split('/');
      const [field = '', role = '', years = ''] = work.split('/');
      return {
        first_name,
        last_name,
        email: emailOf(first_name, last_name, 'example.com'),
        gender: gender as DemoSeeker['gender'],
        city,
        country: country as CountryCode,
        field,
        role: Number(role),
        years: Number(years),
        headline,
        about_me,
      };
    });

export const demoSeekers: readonly DemoSeeker[] = seekersOf(`
  Noor/El-Sayed | Female | Bristol/GB | Software/0/6 | Backend engineer who likes boring systems | I build services that can be repeated, restarted and understood by the next person. Most proud of the things that no longer wake anyone up.
  Mateo/Quiroga | Male | Madrid/ES | Software/1/4 | Frontend engineer, accessibility first | I came to the web through theater lighting and still think in states and transitions. Accessibility is where I start, not where I finish.
  Hanna/Bergström | Female | Berlin/DE | Software/2/8 | Site reliability engineer | Eight years of keeping things running. I automate what is done twice and document what is done once.
  Kwame/Boateng-Reid | Male | Toronto/CA | Software/3/3 | Android developer | Apps for people with bad reception. Offline first, small downloads, large buttons.
  Lakshmi/Venkataraghavan | Female | Hyderabad/IN | Software/4/5 | Test automation engineer | I ask what could go wrong until somebody sighs, then I write the test.
  Jun/Aoyama | Male | Seattle/US | Software/5/7 | Application security engineer | Former developer, now helping developers. I prefer a design review to a finding.
  Ifeoma/Okonjo | Female | Dublin/IE | Data and analytics/0/3 | Product analyst | I turn vague questions into small ones. SQL all day, a chart only if it helps.
  Ruben/van der Meulen | Male | Utrecht/NL | Data and analytics/1/6 | Data engineer, pipelines and tests | Pipelines that finish before breakfast and say so when they do not.
  Saanvi/Kulkarni | Female | Pune/IN | Data and analytics/2/4 | Data scientist, forecasting | Forecasts for people who have to order, staff or drive something tomorrow.
  Elliot/Marchbanks | Other | Edinburgh/GB | Data and analytics/3/5 | Machine learning engineer | I care about evaluation sets more than about models. Language and documents mostly.
  Grace/Mutasa | Female | Leeds/GB | Nursing and health/0/9 | Registered nurse, acute medicine | Nine years on acute wards, three of them leading shifts. I like teaching students and dislike paperwork that helps nobody.
  Dariusz/Kamiński | Male | Dublin/IE | Nursing and health/1/4 | Senior care assistant | I changed from warehouses to care and have never regretted it.
  Adaeze/Umeh | Female | Atlanta/US | Nursing and health/0/3 | Registered nurse, surgery | Surgical nurse with three years in a teaching hospital, looking for a smaller team.
  Fernanda/Losada | Female | Barcelona/ES | Nursing and health/2/7 | Physical therapist | Knees, hips and patience. I also run a balance group for people over seventy.
  Arjun/Mahadevan | Male | Chennai/IN | Nursing and health/3/5 | Medical laboratory scientist | Hematology by day, quality control by conviction.
  Siobhán/Keohane | Female | Cork/IE | Education/0/8 | Primary teacher, literacy lead | I teach eight-year-olds to write sentences they want to read aloud.
  Tariq/Al-Masri | Male | Köln/DE | Education/1/5 | Mathematics and physics teacher | Two subjects, one belief: almost everybody can, given another explanation.
  Wilhelmina/Osei | Female | Amsterdam/NL | Education/3/2 | Early childhood educator | Mud, songs and very small chairs.
  Harpreet/Dhaliwal | Female | Vancouver/CA | Finance and accounting/0/6 | Accountant on the way to controller | Six years in industry. I close on day five and sleep well.
  Lukas/Brandstetter | Male | Munich/DE | Finance and accounting/1/4 | FP&A analyst | I build models that can be argued with, and enjoy the argument.
  Chipo/Ndlovu | Female | Nottingham/GB | Finance and accounting/2/3 | Accounts payable specialist | Suppliers know my voice and mostly like it.
  Orla/Fitzmaurice | Female | Glasgow/GB | Finance and accounting/3/10 | Internal auditor | Ten years of asking how it really works. People tell me.
  Rajesh/Pattabiraman | Male | Mumbai/IN | Logistics and warehouse/2/6 | Transport planner | Ninety vehicles, one whiteboard, no shouting.
  Nils/Østergaard-Lund | Male | Hannover/DE | Logistics and warehouse/0/4 | Warehouse team leader | Started with a hand scanner, now lead a shift of eighteen.
  Beatriz/Saldanha | Female | Rotterdam/NL | Logistics and warehouse/3/5 | Demand planner | I would rather be roughly right early than exactly right late.
  Malik/Freeman-Cole | Male | Denver/US | Construction and trades/0/7 | Electrician, solar and storage | Licensed electrician. Roofs in summer, hospitals in winter.
  Agnieszka/Wrońska | Female | Sheffield/GB | Construction and trades/3/9 | Site manager | Schools and libraries, handed over on the day. I plan with the trades, not for them.
  Pádraig/Mac Cormaic | Male | Sligo/IE | Construction and trades/2/12 | Carpenter and joiner | Staircases, windows and the occasional boat.
  Yuki/Tanabe-Silva | Female | Valencia/ES | Hospitality/0/5 | Chef de partie | Vegetables first. I keep my station and my voice low.
  Omari/Kariuki | Male | Nashville/US | Hospitality/2/4 | Front office supervisor | A good check-in takes three minutes. I can do it in three languages.
  Valentina/Russo-Peralta | Female | Málaga/ES | Hospitality/4/6 | Event manager | Weddings, congresses and one lighthouse. I always have a plan for rain.
  Imani/Washington-Bey | Female | Chicago/US | Sales and retail/0/5 | Account executive | I sell to people who need it and tell the others so. It works out.
  Viktor/Hronský | Male | Leipzig/DE | Sales and retail/3/8 | Technical sales engineer | Machine fitter by trade. I know what happens to the machine after it is sold.
  Anjali/Bhattacharya | Female | Kolkata/IN | Marketing and design/1/5 | Product designer | I watch people work and remove what gets in their way.
  Désirée/Toussaint | Female | Montréal/CA | Marketing and design/2/4 | Technical writer and editor | I make help pages shorter. Bilingual in French and English.
  Samuel/Achterberg | Male | Eindhoven/NL | Science and engineering/0/6 | Mechanical design engineer | Packaging machines, from the sketch to the noise they make.
  Ngozi/Ezeilo | Female | Raleigh/US | Science and engineering/2/3 | Laboratory analyst | Water and food analysis, careful notes, steady hands.
  Callum/Reilly-Ward | Male | Belfast/GB | Customer service and administration/1/3 | IT support technician | Patient with people, firm with printers.
  Meera/Iyengar | Female | Ahmedabad/IN | Customer service and administration/3/7 | Project manager | I finish projects before starting new ones, where I am allowed to.
  Lindiwe/Dlamini-Ross | Female | Ottawa/CA | Public sector and social work/0/6 | Family support worker | I sit at kitchen tables and listen. Then we make a plan that fits on one page.
`);
