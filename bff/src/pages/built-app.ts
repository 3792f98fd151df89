import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type FirstAnswer, type FirstPages, firstAnswersId, firstPagesFile } from '@waypost/contracts/first-page';
import escapeHtml from 'escape-html';
import { z } from 'zod';
import { dataBlock } from './data-block.ts';

/** The build's manifest: the files that it made from each source. https://vite.dev/guide/backend-integration */
const builtFiles = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), imports: z.array(z.string()).optional() }),
);
type BuiltFiles = z.infer<typeof builtFiles>;

const ownHead = /<title>[^<]*<\/title>\s*(?:<meta name="description"[^>]*>)?/;
const ownRoot = '<div id="root"></div>';
const ownScript = /<script type="module"[^>]*><\/script>/;

export type PageParts = { head: string; html: string; sources: readonly string[]; answers: readonly FirstAnswer[] };

/** What the app is made of, as its build left it in a folder. */
export type BuiltApp = {
  /** The page that holds nothing yet. */
  index: string;
  firstPages: FirstPages;
  /** The page with a head of its own and what it shows, which the app takes over from. */
  pageOf(parts: PageParts): string;
};

/** Not to be answered as files. */
export const filesForServers: ReadonlySet<string> = new Set(['index.html', 'files.json', firstPagesFile]);

/** The files of sources, and those of what they import, but what every page asks for by itself. */
function filesOf(files: BuiltFiles, sources: readonly string[], index: string): string[] {
  const found = new Set<string>();
  const gather = (name: string) => {
    const built = files[name];
    if (built === undefined || found.has(built.file) || index.includes(built.file)) return;
    found.add(built.file);
    for (const style of built.css ?? []) found.add(style);
    for (const imported of built.imports ?? []) gather(imported);
  };
  sources.forEach(gather);
  return [...found];
}

const isStyle = (file: string) => file.endsWith('.css');
const linkTo = (file: string) =>
  `<link rel="${isStyle(file) ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${escapeHtml(file)}">`;
const linksTo = (files: readonly string[]) => files.map(linkTo).join('\n    ');

/** What a page that can be read without scripts shall not fetch yet: `before-paint.js` puts it in its place once the page is seen. */
const afterPaint = (tags: string) => `<template id="after-paint">${tags}</template>`;

/** @throws where the folder holds no whole build. */
export async function readBuiltApp(folder: string): Promise<BuiltApp> {
  const [index, files, module] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, 'files.json'), 'utf8'),
    import(pathToFileURL(join(folder, firstPagesFile)).href) as Promise<{ firstPages: FirstPages }>,
  ]);
  const built = builtFiles.parse(JSON.parse(files));
  const title = ownHead.exec(index);
  const [script] = ownScript.exec(index) ?? [];
  const rootAt = index.indexOf(ownRoot);
  if (title === null || script === undefined || rootAt < 0)
    throw new Error('index.html of the pages has no title, no script or no root');
  const beforeTitle = index.slice(0, title.index);
  const betweenTitleAndRoot = index.slice(title.index + title[0].length, rootAt);
  const [restOfHead = '', startOfBody = ''] = betweenTitleAndRoot.replace(script, '').split('</head>');
  const afterRoot = index.slice(rootAt + ownRoot.length);
  const links = new Map<string, string>();
  const linksOf = (sources: readonly string[]): string => {
    const key = sources.join(' ');
    const all = () => {
      const files = filesOf(built, sources, index);
      const scripts = files.filter((file) => !isStyle(file));
      return `${linksTo(files.filter(isStyle))}\n    ${afterPaint(script + linksTo(scripts))}`;
    };
    const made = links.get(key) ?? all();
    links.set(key, made);
    return made;
  };
  const ofApp = linksTo(filesOf(built, module.firstPages.app, index));

  return {
    index: index.replace('</head>', () => `${ofApp}\n  </head>`),
    firstPages: module.firstPages,
    pageOf: ({ head, html, sources, answers }) =>
      [
        beforeTitle,
        head,
        restOfHead,
        linksOf(sources),
        '\n  </head>',
        startOfBody,
        `<div id="root">${html}</div>`,
        dataBlock('application/json', answers, firstAnswersId),
        afterRoot,
      ].join(''),
  };
}
