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
  ['Columbus 43215', { name: 'Columbus' }],
  ['Bengaluru, Karnataka, India', { name: 'Karnataka', country: 'India', before: 'Bengaluru' }],
  ['7 Tower Street, Ghent, Belgium', { name: 'Ghent', country: 'Belgium' }],
])('%s is a place', (text, place) => {
  expect(placesIn(text)).toEqual({ places: [place], remote: false });
});

test.each([
  'Location:',
  '75087',
  'Phone 330-332-9913',
  'We are looking for a colleague who wants to grow with us',
  'x'.repeat(400),
])('%s is none', (text) => {
  expect(placesIn(text).places).toEqual([]);
});

test('remote is a way of working, not a place', () => {
  expect(placesIn('Remote')).toEqual({ places: [], remote: true });
  expect(placesIn('Remote; Austin, TX')).toEqual({
    places: [{ name: 'Austin', region: 'Texas', country: 'United States' }],
    remote: true,
  });
});
