import { expect, test } from 'vitest';
import { structureOf } from '../reading/structure/resume-structure.ts';
import { contentOf } from './resume-content.ts';

const contentIn = (text: string) =>
  contentOf({ text, structure: structureOf(text) }, '2026-11-22', new Set(['ghent', 'kraków', 'bologna']));

test.each([
  [
    'Polish',
    'Doświadczenie zawodowe\n03.2019 – obecnie\nPiekarz\nStary Okruch S.A., Kraków\nWykształcenie\n2011 – 2016 Uniwersytet Żyta, magister\nUmiejętności\nSAP HR\nJęzyki obce\nangielski – B2',
  ],
  [
    'Italian',
    'Esperienze lavorative\nMarzo 2019 – oggi\nPanettiere\nVecchia Briciola S.p.A., Bologna\nIstruzione e formazione\n2011 – 2016 Università della Segale\nCompetenze tecniche\nSAP HR\nLingue\nInglese C1',
  ],
  [
    'Dutch',
    'Werkervaring\nmaart 2019 – heden\nBakker\nOude Kruimel B.V., Ghent\nOpleidingen\n2011 – 2016 University of Rye\nVaardigheden\nSAP HR\nTalen\nEngels',
  ],
  [
    'Portuguese',
    'Experiência profissional\nMar/2019 – atual\nPadeiro\nVelha Migalha S.A., Ghent\nFormação acadêmica\n2011 – 2016 Universidade do Centeio\nCompetências\nSAP HR\nIdiomas\nInglês avançado',
  ],
  [
    'German',
    'Berufliche Stationen\n03/2019 – heute\nBäcker\nAlte Krume GmbH, Ghent\nSCHULISCHE UND BERUFLICHE BILDUNG\n2011 – 2016 Hochschule Roggen\nEDV-Kenntnisse\nSAP HR\nSprachen\nEnglisch: fließend',
  ],
  [
    'Swedish',
    'Arbetslivserfarenhet\nmars 2019 – pågående\nLagermedarbetare\nGamla Smulan AB, Ghent\nUtbildning\n2011 – 2016 Rågens högskola\nKompetenser\nSAP HR\nSpråk\nEngelska (flytande)',
  ],
  [
    'Danish',
    'Erhvervserfaring\nMarts 2019 – nu\nKok\nGamle Krumme A/S, Ghent\nUddannelse\n2011 – 2016 Rug universitet\nFærdigheder\nSAP HR\nSprog\nEngelsk: flydende',
  ],
  [
    'Norwegian',
    'Arbeidserfaring\n03.2019 – d.d.\nKokk\nGammel Smule AS, Ghent\nUtdanning\n2011 – 2016 Høgskolen i Rug\nFerdigheter\nSAP HR\nSpråk\nEngelsk (flytende)',
  ],
])('a resume with headings, months and “now” in %s is read', (_, text) => {
  const { work_experiences, educations, skills } = contentIn(`Mira Okoye\n${text}`);
  expect(work_experiences).toEqual([expect.objectContaining({ start: '2019-03', is_current: true })]);
  expect(educations).toEqual([expect.objectContaining({ start: '2011', end: '2016' })]);
  expect(skills.map(({ name }) => name)).toEqual(['SAP HR', 'English']);
});

test.each(['Nombre: Mira Okoye', 'Navn: Mira Okoye', 'Mira Okoye'])('a name stands below personal data: %s', (line) => {
  const { first_name, last_name } = contentIn(
    `CV\nPersonal information\n${line}\nGhent\nWork experience\nBaker, Old Crumb, 2015 – 2018`,
  );
  expect([first_name, last_name]).toEqual(['Mira', 'Okoye']);
});

test('a resume as Europass makes it', () => {
  const { first_name, work_experiences, skills, certificates } = contentIn(
    [
      'Europass Curriculum Vitae',
      'PERSONAL INFORMATION',
      'Name: Mira Okoye',
      'WORK EXPERIENCE',
      '[ 01/09/2019 – Current ]',
      'Baker',
      'Old Crumb',
      'City: Ghent | Country: Belgium',
      'LANGUAGE SKILLS',
      'Mother tongue(s): Tigrayit, Dutch',
      'Other language(s):',
      'English',
      'LISTENING C1 READING C1 WRITING B2',
      'DRIVING LICENCE',
      'Driving Licence: B',
    ].join('\n'),
  );
  expect(first_name).toBe('Mira');
  expect(work_experiences).toEqual([
    expect.objectContaining({
      job_title: 'Baker',
      company_name: 'Old Crumb',
      city: 'Ghent, Belgium',
      start: '2019-09',
    }),
  ]);
  expect(skills.map(({ name }) => name)).toEqual(['Tigrayit', 'Dutch', 'English']);
  expect(certificates).toHaveLength(1);
});

test('a French licence is a degree', () => {
  const { educations, certificates } = contentIn(
    'Formation\n2014 : Licence professionnelle Boulangerie – Université du Seigle',
  );
  expect(educations).toHaveLength(1);
  expect(certificates).toHaveLength(0);
});

test.each([
  ['Olivar Viejo, S.L. — Ghent\nResponsable de Administración (2019 – actualidad)', 'Responsable de Administración'],
  ['Velha Migalha – Analista Financeiro\nMarço/2021 – Atual', 'Analista Financeiro'],
  ['Specjalista ds. kadr i płac, Biuro Jodła Sp. z o.o., Kraków\n01.2020 – obecnie', 'Specjalista ds. kadr i płac'],
  ['Oude Kruimel\nVerkoopmedewerker\n2019 – heden', 'Verkoopmedewerker'],
])('a position is told from the company in %j', (lines, title) => {
  const { work_experiences } = contentIn(`Mira Okoye\nExperience\n${lines}\n• Bread`);
  expect(work_experiences.map(({ job_title }) => job_title)).toEqual([title]);
  expect(work_experiences[0]?.company_name).toMatch(
    /^(?:Olivar Viejo, S\.L\.|Velha Migalha|Biuro Jodła Sp\. z o\.o\.|Oude Kruimel)$/,
  );
});
