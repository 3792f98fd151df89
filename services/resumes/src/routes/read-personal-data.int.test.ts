import { readPersonOfResumes } from '@waypost/contracts/calls/personal-data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFile } from '../testing/resume-files.ts';
import { startResumes, type TestResumes } from '../testing/start-resumes.ts';

let service: TestResumes;
beforeAll(async () => {
  service = await startResumes();
});
afterAll(() => service.close());

test('a person gets each file with the words, and what else was read from it', async () => {
  await service.uploaded(
    await pdfFile({
      lines: ['Marisol Okafor', 'marisol@example.org', 'Skills', 'Baking bread, rye and wheat, in wood ovens'],
    }),
  );
  const [id = ''] = await service.keptFiles();
  const asked = { params: { id: service.seeker.user_id }, querystring: { after: '0'.repeat(24) } };
  const { files } = await service.call(readPersonOfResumes, asked, { as: { kind: 'service', name: 'bff' } });
  const folder = `resume-files/${id}`;
  expect(files.map(({ name }) => name)).toEqual(
    ['file.json', 'resume.pdf', 'words.txt', 'structure.json'].map((name) => `${folder}/${name}`),
  );
  expect(JSON.parse(files.at(-1)?.content ?? '')).toMatchObject({ emails: ['marisol@example.org'] });
});
