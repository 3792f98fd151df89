import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  ['English', 'We are looking for a nurse to join our team in the city, with two years of experience.'],
  ['German', 'Wir suchen eine Pflegekraft mit zwei Jahren Erfahrung für unser Team in der Stadt und auf dem Land.'],
  [
    'French',
    'Nous recherchons un infirmier avec deux ans dans le métier pour notre équipe et les patients de la ville.',
  ],
  ['Spanish', 'Buscamos una persona con dos años de experiencia para el equipo de la ciudad y los pacientes.'],
  ['Polish', 'Szukamy osoby z doświadczeniem do pracy w zespole, która nie boi się wyzwań i jest gotowa na zmiany.'],
  [
    'Danish',
    'Vi søger en kok, der har erfaring med dansk mad og ikke er bange for at stå i et stort køkken af og til.',
  ],
  [
    'Norwegian',
    'Vi søker en kokk som har erfaring med norsk mat og ikke er redd for å stå i et stort kjøkken av og til.',
  ],
  ['Swedish', 'Vi söker en kock som har erfarenhet av svensk mat och inte är rädd för att stå i ett stort kök.'],
  ['other', 'Мы ищем медсестру с опытом работы два года для нашей команды в городе.'],
  [undefined, 'Infirmier(e) libéral(e) remplaçant(e). Salaire net par mois ou par jour, permis B.'],
  [undefined, 'Nurse'],
  [undefined, ''],
])('reads %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});

it('takes names of products in English for no English', () => {
  expect(languageOf('Erfahrung mit React, Node.js und AWS, und die Bereitschaft zu lernen, ist für uns wichtig.')).toBe(
    'German',
  );
});
