import { expect, test } from 'vitest';
import { sortJobText } from './sort-job-text.ts';

test.each([
  [
    'German',
    'Stellenbezeichnung: Lotse (m/w/d)\nFirma: Palm Row\nIhre Aufgaben\nA\nDein Profil\nB\nVon Vorteil:\nC\nWir bieten\nD',
  ],
  [
    'French',
    'Poste : Lotse (m/w/d)\nEntreprise : Palm Row\nVos missions\nA\nProfil recherché\nB\nLes plus\nC\nNous offrons\nD',
  ],
  [
    'Spanish',
    'Puesto: Lotse (m/w/d)\nEmpresa: Palm Row\n¿Qué harás?\nA\n¿Qué buscamos?\nB\nSe valorará\nC\n¿Qué te ofrecemos?\nD',
  ],
  [
    'Italian',
    'Posizione: Lotse (m/w/d)\nAzienda: Palm Row\nCosa farai\nA\nRequisiti richiesti\nB\nCompetenze gradite:\nC\nCosa offriamo\nD',
  ],
  [
    'Portuguese',
    'Vaga: Lotse (m/w/d)\nEmpresa: Palm Row\nResponsabilidades e atribuições\nA\nO que procuramos\nB\nDiferenciais:\nC\nBenefícios\nD',
  ],
  [
    'Dutch',
    'Functie: Lotse (m/w/d)\nBedrijf: Palm Row\nWat ga je doen?\nA\nFunctie-eisen\nB\nPré:\nC\nWat bieden wij?\nD',
  ],
  [
    'Polish',
    'Stanowisko: Lotse (m/w/d)\nPracodawca: Palm Row\nTwój zakres obowiązków\nA\nNasze wymagania\nB\nMile widziane\nC\nTo oferujemy\nD',
  ],
  [
    'Swedish',
    'Tjänst: Lotse (m/w/d)\nArbetsgivare: Palm Row\nArbetsuppgifter\nA\nVi söker dig som\nB\nMeriterande\nC\nVi erbjuder\nD',
  ],
  [
    'Danish',
    'Stilling: Lotse (m/w/d)\nVirksomhed: Palm Row\nDine opgaver\nA\nVi forventer, at du\nB\nDet er en fordel, hvis du har\nC\nVi tilbyder\nD',
  ],
  [
    'Norwegian',
    'Stilling: Lotse (m/w/d)\nArbeidsgiver: Palm Row\nArbeidsoppgaver\nA\nKvalifikasjonskrav\nB\nØnskelige kvalifikasjoner\nC\nVi tilbyr\nD',
  ],
])('headings are known in %s', (_, text) => {
  const { other, ...found } = sortJobText(text);
  expect(found).toEqual({
    title: 'Lotse (m/w/d)',
    company: 'Palm Row',
    responsibility: 'A',
    minimum_qualification: 'B',
    preferred_qualification: 'C',
  });
  expect(other).toMatch(/\nD$/);
});

test('a part may begin in a line that names it in French', () => {
  const { minimum_qualification, other } = sortJobText('Lotse\nProfil\nA\nAvantages : B, C');
  expect([minimum_qualification, other]).toEqual(['A', 'Avantages : B, C']);
});

test('what must be known and what may be is told apart in German and Dutch', () => {
  const german = sortJobText('Lotse\nMuss: Deutsch\nKann: Walisisch');
  const dutch = sortJobText('Loods\nEisen: Frans\nWensen: Welsh');
  expect([german, dutch]).toMatchObject([
    { minimum_qualification: 'Muss: Deutsch', preferred_qualification: 'Kann: Walisisch' },
    { minimum_qualification: 'Eisen: Frans', preferred_qualification: 'Wensen: Welsh' },
  ]);
});
