import { expect, test } from 'vitest';
import { countryOf } from './country-of.ts';

test.each([
  ['ox.ac.uk', 'University of Oxford', 'GB'],
  ['stanford.edu', 'Stanford University', 'US'],
  ['aucegypt.edu', 'American University in Cairo', 'EG'],
  ['m1.kcg.edu', 'The Kyoto College of Graduate Studies for Informatics', 'JP'],
  ['ru.is', 'Reykjavík University', 'IS'],
  ['salle.barcelona', 'La Salle', 'ES'],
  ['icesi.edu.co', 'Universidad Icesi', 'CO'],
  ['school.co', 'Start-up School', ''],
  ['ihsdubai.org', 'The Indian High School, Dubai', ''],
  ['sjut.org', 'St. John’s University of Tanzania', 'TZ'],
  ['lebanon.org', 'College of Lebanon', ''],
])('%s, %s, is in "%s"', (domain, name, country) => expect(countryOf(domain, [name])).toBe(country));
