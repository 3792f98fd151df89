import { expect, test } from 'vitest';
import { placesIn } from './places.ts';

test.each([
  ['San Jose, CA', { name: 'San Jose', region: 'California', country: 'United States' }],
  ['Columbus, OH 43215', { name: 'Columbus', region: 'Ohio', country: 'United States' }],
  ['Oakland, California, United States', { name: 'Oakland', region: 'California', country: 'United States' }],
  ['Fremont, US-CA', { name: 'Fremont', region: 'California', country: 'United States' }],
  [
    '300 Market Street Suite 9, San Francisco , CA 94104, US',
    { name: 'San Francisco', region: 'California', country: 'United States' },
  ],
  ['Leeds, UK', { name: 'Leeds', country: 'United Kingdom' }],
  ['Düsseldorf, Germany', { name: 'Düsseldorf', country: 'Germany' }],
  ['Saint-Étienne, France', { name: 'Saint-Étienne', country: 'France' }],
  ['Zurich, Switzerland', { name: 'Zurich', country: 'Switzerland' }],
  ['Dubai, UAE', { name: 'Dubai', country: 'United Arab Emirates' }],
  ['Istanbul, Turkey', { name: 'Istanbul', country: 'Türkiye' }],
  ['Cardiff, Wales', { name: 'Cardiff', country: 'United Kingdom' }],
  ['Atlanta, Georgia', { name: 'Atlanta', region: 'Georgia', country: 'United States' }],
  ['Washington, D.C.', { name: 'Washington', region: 'District of Columbia', country: 'United States' }],
  ['Austin TX 78701', { name: 'Austin', region: 'Texas', country: 'United States' }],
  ['London, England, United Kingdom', { name: 'London', region: 'England', country: 'United Kingdom' }],
  ['Bengaluru, Karnataka, India', { name: 'Bengaluru', region: 'Karnataka', country: 'India' }],
  ['Toronto, ON', { name: 'Toronto', region: 'Ontario', country: 'Canada' }],
  ['Toronto, ON, CA', { name: 'Toronto', region: 'Ontario', country: 'Canada' }],
  ['Sydney, NSW, Australia', { name: 'Sydney', region: 'New South Wales', country: 'Australia' }],
  ['Paris, FR', { name: 'Paris', country: 'France' }],
  ['10115 Berlin, Germany', { name: 'Berlin', region: 'Berlin', country: 'Germany' }],
  ['Leeds, LS1 4AP, UK', { name: 'Leeds', country: 'United Kingdom' }],
  ['San Francisco Bay Area', { name: 'San Francisco' }],
  ['Greater Los Angeles Area', { name: 'Los Angeles' }],
  ['California', { name: 'California', region: 'California', country: 'United States' }],
  ['Mexico', { name: 'Mexico', country: 'Mexico' }],
  ['東京, Japan', { name: '東京', country: 'Japan' }],
  ['Columbus 43215', { name: 'Columbus' }],
  ['Dublin 2, Ireland', { name: 'Dublin', country: 'Ireland' }],
  ['US, OH, Dublin', { name: 'Dublin', region: 'Ohio', country: 'United States' }],
  ['US, NY, New York', { name: 'New York', region: 'New York', country: 'United States' }],
  ['USA - Austin, TX', { name: 'Austin', region: 'Texas', country: 'United States' }],
  ['US-TX-Austin', { name: 'Austin', region: 'Texas', country: 'United States' }],
  ['India - Karnataka - Bengaluru', { name: 'Bengaluru', region: 'Karnataka', country: 'India' }],
  ['Germany, Baden-Baden', { name: 'Baden-Baden', country: 'Germany' }],
  ['Lebanon, NH', { name: 'Lebanon', region: 'New Hampshire', country: 'United States' }],
])('%s is a place', (text, place) => {
  const [{ or: _or, ...found } = { name: '' }, ...others] = placesIn(text).places;
  expect([found, ...others]).toEqual([place]);
});

test.each([
  ['Berlin, DE', ['Germany']],
  ['Tbilisi, Georgia', ['Georgia']],
  ['Perth, WA', ['Australia']],
])('%s is in a state, or else elsewhere', (text, countries) => {
  const [place] = placesIn(text).places;
  expect(place).toMatchObject({ country: 'United States' });
  expect(place?.or?.map(({ country }) => country)).toEqual(countries);
});

test('of several names before a country the first that is listed is meant', () => {
  expect(placesIn('Getafe, Madrid, Spain').places).toEqual([
    { name: 'Getafe', country: 'Spain', or: [{ name: 'Madrid', country: 'Spain' }] },
  ]);
});

test.each([
  ['Austin', { region: 'TX', country: 'US' }, { name: 'Austin', region: 'Texas', country: 'United States' }],
  ['Austin, TX', { region: 'Texas', country: 'USA' }, { name: 'Austin', region: 'Texas', country: 'United States' }],
  ['Toronto', { region: 'ON', country: 'CA' }, { name: 'Toronto', region: 'Ontario', country: 'Canada' }],
  ['Kiel', { country: 'DE' }, { name: 'Kiel', country: 'Germany' }],
  ['Tbilisi', { country: 'Georgia' }, { name: 'Tbilisi', country: 'Georgia' }],
  ['', { region: 'TX', country: 'US' }, { name: 'Texas', region: 'Texas', country: 'United States' }],
])('%j with columns of its own around it is one place: %j', (text, around, place) => {
  expect(placesIn(text, around).places).toEqual([place]);
});

test.each([
  'Location:',
  '75087',
  'Phone 330-332-9913',
  'We are looking for a colleague who wants to grow with us',
  'x'.repeat(400),
  `Reading / Orange; ${'we are looking for somebody who bakes; '.repeat(10)}`,
])('%s is none', (text) => {
  expect(placesIn(text).places).toEqual([]);
});

test('remote is a way of working, not a place', () => {
  expect(placesIn('Remote')).toEqual({ places: [], mode: 'Remote' });
  expect(placesIn('Remote', { country: 'US' }).places).toEqual([]);
  expect(placesIn('Work from home')).toEqual({ places: [], mode: 'Remote' });
  expect(placesIn('Remote (EMEA)')).toEqual({ places: [], mode: 'Remote' });
  expect(placesIn('Remote; Austin, TX')).toEqual({
    places: [{ name: 'Austin', region: 'Texas', country: 'United States' }],
    mode: 'Remote',
  });
});

test.each([
  ['Leeds (Hybrid)', 'Hybrid'],
  ['Leeds, UK (Remote)', 'Remote'],
  ['Hybrid - Leeds', 'Hybrid'],
  ['On-site in Leeds, UK', 'Onsite'],
  ['Leeds', undefined],
])('what a place says of the way of working is no part of its name: %s', (text, mode) => {
  expect(placesIn(text)).toMatchObject({ places: [{ name: 'Leeds' }] });
  expect(placesIn(text).mode).toBe(mode);
});

test('places of a list are found, however long it is', () => {
  const cities = ['Boston, MA', 'Denver, CO', 'Salt Lake City, Utah'];
  expect(placesIn(cities.join('; ')).places).toHaveLength(3);
  expect(placesIn(cities.join(' or ')).places).toHaveLength(3);
  expect(
    placesIn(
      Array.from({ length: 12 }, () => cities)
        .flat()
        .join('; '),
    ).places,
  ).toHaveLength(36);
});

test.each([
  ['Remote - UK', { name: 'United Kingdom', country: 'United Kingdom' }],
  ['Remote (Texas)', { name: 'Texas', region: 'Texas', country: 'United States' }],
  ['Remote, Austin, TX', { name: 'Austin', region: 'Texas', country: 'United States' }],
])('what stands behind remote is where one works from home: %s', (text, place) => {
  expect(placesIn(text)).toEqual({ places: [place], mode: 'Remote' });
});
