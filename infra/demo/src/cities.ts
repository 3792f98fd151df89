import type { Currency } from '@waypost/contracts/constants';
import type { CountryCode } from './field.ts';

export type DemoCity = { name: string; country: CountryCode };

/** Names as GeoNames has them, so that the list of cities knows them. */
const names: Record<CountryCode, string> = {
  US: 'New York City, Chicago, Austin, Seattle, Denver, Boston, Portland, Atlanta, Minneapolis, Philadelphia, Columbus, Nashville, Raleigh, Milwaukee',
  GB: 'London, Manchester, Leeds, Bristol, Glasgow, Edinburgh, Cardiff, Sheffield, Belfast, Nottingham',
  CA: 'Toronto, Vancouver, Montréal, Calgary, Ottawa, Halifax, Winnipeg, Edmonton',
  IN: 'Bengaluru, Pune, Hyderabad, Chennai, Mumbai, Delhi, Kolkata, Ahmedabad, Jaipur, Coimbatore',
  DE: 'Berlin, Hamburg, Munich, Köln, Leipzig, Stuttgart, Dresden, Nürnberg, Hannover',
  IE: 'Dublin, Cork, Waterford, Sligo, Kilkenny',
  NL: 'Amsterdam, Rotterdam, Utrecht, Eindhoven, Groningen, The Hague',
  ES: 'Madrid, Barcelona, Valencia, Sevilla, Bilbao, Zaragoza, Málaga',
};

/** Country, its name in the list of countries, the currency of pay, and what an employer usually offers there. */
export const countries: Record<CountryCode, { name: string; currency: Currency; benefits: readonly string[] }> = {
  US: {
    name: 'United States',
    currency: 'USD',
    benefits: [
      'Medical, dental and vision insurance from the first day',
      'A 401(k) with a {4|5|6} percent match',
      '{20|22|25} days of paid time off and {11|12} holidays',
      '{12|14|16} weeks of paid parental leave',
      'A commuter allowance',
      'Short- and long-term disability insurance',
    ],
  },
  GB: {
    name: 'United Kingdom',
    currency: 'GBP',
    benefits: [
      '{26|28|30} days of holiday plus bank holidays',
      'A pension with {7|8|10} percent from us',
      'Cycle-to-work scheme and season ticket loan',
      'Enhanced parental leave from day one',
      'Two paid volunteering days',
      'Life cover at four times salary',
    ],
  },
  CA: {
    name: 'Canada',
    currency: 'CAD',
    benefits: [
      'Extended health and dental for you and your family',
      'RRSP matching up to {4|5} percent',
      '{four|five} weeks of vacation',
      'Parental leave top-up for {16|20} weeks',
      'A wellness allowance you spend as you like',
    ],
  },
  IN: {
    name: 'India',
    currency: 'INR',
    benefits: [
      'Health insurance for you, your partner, children and parents',
      'Provident fund and gratuity as the law provides, from the first month',
      '{24|26|28} days of leave plus public holidays',
      'Transport or a travel allowance',
      'Paid certification courses',
    ],
  },
  DE: {
    name: 'Germany',
    currency: 'EUR',
    benefits: [
      '30 days of vacation, and December 24 and 31 off',
      'A permanent contract after six months’ probation',
      'The Deutschlandticket or a leased bicycle',
      'A company pension with {15|20} percent on top',
      'Hours recorded and balanced, not swallowed',
    ],
  },
  IE: {
    name: 'Ireland',
    currency: 'EUR',
    benefits: [
      '{24|25|27} days of annual leave',
      'Pension with {6|8} percent from us',
      'Health insurance for you and a discount for your family',
      'TaxSaver ticket and bike-to-work scheme',
      'Paid study leave',
    ],
  },
  NL: {
    name: 'Netherlands',
    currency: 'EUR',
    benefits: [
      '{25|27|28} days of vacation and 8 percent holiday pay',
      'Pension contributions paid {mostly|in full} by us',
      'A {32|36}-hour week on request',
      'Travel costs in full, first by train',
      'A training budget of {1,500|2,000} euros a year',
    ],
  },
  ES: {
    name: 'Spain',
    currency: 'EUR',
    benefits: [
      '{23|25|26} working days of vacation and a short Friday',
      'Intensive hours from mid-June to mid-September',
      'Meal vouchers and private health insurance',
      'Language classes in working time',
      'Flexible start between 7:30 and 10',
    ],
  },
};

export const cities: readonly DemoCity[] = Object.entries(names).flatMap(([country, list]) =>
  list.split(', ').map((name) => ({ name, country: country as CountryCode })),
);

export const citiesOf = (country: CountryCode): readonly DemoCity[] =>
  cities.filter((city) => city.country === country);
