import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstPagesFile } from '@waypost/contracts/first-page';

const index = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <title>Waypost</title>
    <meta name="description" content="Jobs." />
    <script type="module" crossorigin src="/assets/index-1234.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/** Draws pages as the app does in what matters to the BFF: what is asked, and what is said of the answer. */
const firstPages = `
const isId = (text) => /^[0-9a-f]{24}$/.test(text);
export const firstPages = {
  app: ['src/app.tsx'],
  questionOf(path, query, answers = []) {
    const key = [path, query];
    if (path.startsWith('/profile/')) {
      const [person] = answers;
      if (person === undefined) return { key, call: 'getUserByUsername', input: { params: { username: path.split('/')[2] } } };
      if (answers.length > 1 || person.data === undefined) return undefined;
      return { key: [...key, 'jobs'], call: 'searchJobPosts', input: { querystring: { created_by: person.data._id } } };
    }
    if (path === '/feed') {
      if (answers.length === 0) return { key: ['who'], call: 'getCurrentUser', input: {} };
      const [only, ...others] = answers[0].data.userDashboards;
      if (answers.length > 1 || only === undefined || others.length > 0) return undefined;
      return { key, call: 'searchJobPosts', input: { querystring: { dsh_id: only.dsh_id, keyword: undefined } } };
    }
    if (answers.length > 0) return undefined;
    if (['/privacy', '/terms', '/help'].includes(path)) return { key, call: 'getOperator', input: {} };
    if (path === '/jobs') return { key, call: 'searchJobPosts', input: { querystring: Object.fromEntries(new URLSearchParams(query)) } };
    const id = path.split('/')[2];
    if (!isId(id)) return { key, refusal: { code: 'not-found', message: 'Job not found' } };
    return { key, call: 'getJobPost', input: { params: { id }, querystring: {} } };
  },
  addressOf(path, query) {
    const asked = new URLSearchParams(query);
    asked.delete('from');
    return asked.toString();
  },
  draw: (path, query, answers) => {
    if (path.includes('broken')) throw new Error('It cannot be drawn');
    return { html: '<main>' + JSON.stringify(answers).replaceAll('<', '&lt;') + '</main>', title: 'Drawn · Waypost', sources: ['src/screen.tsx'] };
  },
};
`;

const files = {
  'src/app.tsx': { file: 'assets/app-1234.js', imports: ['index.html'] },
  'src/screen.tsx': { file: 'assets/screen-1234.js', css: ['assets/screen-1234.css'], imports: ['index.html'] },
  'index.html': { file: 'assets/index-1234.js' },
};

/** A folder with what the build of the app leaves in one. */
export async function writeBuiltApp(styleHashes: readonly string[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-pages-'));
  await mkdir(join(folder, 'assets'));
  await Promise.all([
    writeFile(join(folder, 'index.html'), index),
    writeFile(join(folder, 'style-hashes.json'), JSON.stringify(styleHashes)),
    writeFile(join(folder, 'files.json'), JSON.stringify(files)),
    writeFile(join(folder, firstPagesFile), firstPages),
  ]);
  return folder;
}
