import { stemsOf } from '../words.ts';
import { isCityName } from './place-names.ts';
import type { TypedUnit } from './typed-unit.ts';

/** The letters that British postcodes begin with, and the city around. */
const cities = `
  AB Aberdeen|AL St Albans|B Birmingham|BA Bath|BB Blackburn|BD Bradford|BH Bournemouth|BL Bolton|BN Brighton|BR London|BS Bristol|
  BT Belfast|CA Carlisle|CB Cambridge|CF Cardiff|CH Chester|CM Chelmsford|CO Colchester|CR London|CT Canterbury|CV Coventry|CW Crewe|
  DA Dartford|DD Dundee|DE Derby|DG Dumfries|DH Durham|DL Darlington|DN Doncaster|DT Dorchester|DY Dudley|E London|EC London|
  EH Edinburgh|EN London|EX Exeter|FK Falkirk|FY Blackpool|G Glasgow|GL Gloucester|GU Guildford|HA London|HD Huddersfield|
  HG Harrogate|HP Hemel Hempstead|HR Hereford|HU Hull|HX Halifax|IG London|IP Ipswich|IV Inverness|KA Kilmarnock|KT London|
  KY Kirkcaldy|L Liverpool|LA Lancaster|LD Llandrindod Wells|LE Leicester|LL Llandudno|LN Lincoln|LS Leeds|LU Luton|M Manchester|
  ME Rochester|MK Milton Keynes|ML Motherwell|N London|NE Newcastle upon Tyne|NG Nottingham|NN Northampton|NP Newport|NR Norwich|
  NW London|OL Oldham|OX Oxford|PA Paisley|PE Peterborough|PH Perth|PL Plymouth|PO Portsmouth|PR Preston|RG Reading|RH Redhill|
  RM London|S Sheffield|SA Swansea|SE London|SG Stevenage|SK Stockport|SL Slough|SM London|SN Swindon|SO Southampton|SP Salisbury|
  SR Sunderland|SS Southend-on-Sea|ST Stoke-on-Trent|SW London|SY Shrewsbury|TA Taunton|TD Galashiels|TF Telford|
  TN Tunbridge Wells|TQ Torquay|TR Truro|TS Middlesbrough|TW London|UB London|W London|WA Warrington|WC London|WD Watford|
  WF Wakefield|WN Wigan|WR Worcester|WS Walsall|WV Wolverhampton|YO York
`;
const cityByLetters = new Map(
  cities
    .split('|')
    .map((entry) => entry.trim())
    .map((entry) => [entry.slice(0, entry.indexOf(' ')).toLowerCase(), stemsOf(entry.slice(entry.indexOf(' ') + 1))]),
);

/** `M1 4BT`, `SW1A 1AA`, also without the space. */
const whole = /^([a-z]{1,2})\d[a-z\d]? ?\d[a-z]{2}$/;
/** `SW1A`, `LS1`: a letter and a digit alone are more often a level, a visa or a form. */
const district = /^([a-z]{2})\d[a-z\d]?$/;
/** Amazon's servers, a gas, and grades of doctors in training, who ask for them more often than for the districts. */
const isOther = /^(?:ec2|co2|(?:ct|fy|st)\d)$/;

/** The city of a British postcode that is the first word or both, beside what it may be otherwise. */
export function cityOfPostcode(pair: readonly { folded: string }[]) {
  const [one = '', two = ''] = pair.map(({ folded }) => folded);
  const both = cityByLetters.get(whole.exec(`${one} ${two}`)?.[1] ?? '');
  if (both) return { length: 2, phrases: [both] };
  const letters = whole.exec(one) ?? (isOther.test(one) ? null : district.exec(one));
  const city = cityByLetters.get(letters?.[1] ?? '');
  return city && { length: 1, phrases: [city] };
}

const postalCode = /^\d{4,5}$/;

/** Leaves the number out of '10115 Berlin' and 'Zürich 8001': the city says it. */
export function markPostalCodes(units: readonly TypedUnit[]): void {
  for (const [at, unit] of units.entries()) {
    const isBesideCity = [units[at - 1], units[at + 1]].some((beside) => beside && isCityName(beside.stems));
    if (postalCode.test(unit.key) && isBesideCity) unit.isFiller = true;
  }
}
