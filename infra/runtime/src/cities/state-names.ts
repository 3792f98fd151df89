const table = (text: string) =>
  Object.fromEntries(
    text.split('|').map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
  );

/**
 * Names of first-level divisions, by the country and the division's code in GeoNames (https://www.geonames.org/export/),
 * for the countries where people name a city together with its state. Elsewhere the country says enough.
 */
export const stateNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: table(
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|' +
      'FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|' +
      'MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|' +
      'NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|' +
      'OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|' +
      'VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
  ),
  CA: table(
    '01 Alberta|02 British Columbia|03 Manitoba|04 New Brunswick|05 Newfoundland and Labrador|07 Nova Scotia|08 Ontario|' +
      '09 Prince Edward Island|10 Quebec|11 Saskatchewan|12 Yukon|13 Northwest Territories|14 Nunavut',
  ),
  GB: table('ENG England|NIR Northern Ireland|SCT Scotland|WLS Wales'),
  IN: table(
    '02 Andhra Pradesh|03 Assam|05 Chandigarh|07 Delhi|09 Gujarat|10 Haryana|11 Himachal Pradesh|12 Jammu and Kashmir|' +
      '13 Kerala|16 Maharashtra|17 Manipur|18 Meghalaya|19 Karnataka|20 Nagaland|21 Odisha|22 Puducherry|23 Punjab|' +
      '24 Rajasthan|25 Tamil Nadu|26 Tripura|28 West Bengal|29 Sikkim|30 Arunachal Pradesh|31 Mizoram|33 Goa|34 Bihar|' +
      '35 Madhya Pradesh|36 Uttar Pradesh|37 Chhattisgarh|38 Jharkhand|39 Uttarakhand|40 Telangana',
  ),
  DE: table(
    '01 Baden-Württemberg|02 Bavaria|03 Bremen|04 Hamburg|05 Hesse|06 Lower Saxony|07 North Rhine-Westphalia|' +
      '08 Rhineland-Palatinate|09 Saarland|10 Schleswig-Holstein|11 Brandenburg|12 Mecklenburg-Vorpommern|13 Saxony|' +
      '14 Saxony-Anhalt|15 Thuringia|16 Berlin',
  ),
  AU: table(
    '01 Australian Capital Territory|02 New South Wales|03 Northern Territory|04 Queensland|05 South Australia|' +
      '06 Tasmania|07 Victoria|08 Western Australia',
  ),
};

const lettersOf = (text: string) => Object.fromEntries(Object.entries(table(text)).map(([code, name]) => [name, code]));

/** The letters that people write for a division, by the country and the division's name. */
export const stateCodes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: Object.fromEntries(Object.entries(stateNames['US'] ?? {}).map(([code, name]) => [name, code])),
  CA: lettersOf(
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|ON Ontario|' +
      'PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon|NT Northwest Territories|NU Nunavut',
  ),
  AU: lettersOf(
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|' +
      'TAS Tasmania|VIC Victoria|WA Western Australia',
  ),
};
