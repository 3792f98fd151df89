import { parseArgs } from 'node:util';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { runOnce } from '@waypost/runtime/service/process/process-edge';
import { readSearchConfig } from './config.ts';
import { demoPosts, now } from './judged-posts.ts';
import { measureSearch } from './measure-search.ts';
import { postsOfFolder } from './posts-of-folder.ts';
import { clusterSearch, embeddedSearch, type OwnSearch } from './searches.ts';
import { showFigures } from './show-figures.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

await runOnce(async () => {
  const { values } = parseArgs({ options: { posts: { type: 'string' }, all: { type: 'boolean', default: false } } });
  const { OPENSEARCH_URL: url, ENGINES_CA: ca } = readSearchConfig();
  const engines: Record<string, (posts: readonly JobPost[]) => Promise<OwnSearch>> = {
    embedded: embeddedSearch,
    ...(url !== undefined && { OpenSearch: (posts: readonly JobPost[]) => clusterSearch(posts, url, ca) }),
  };
  const sets = {
    demo: demoPosts(),
    ...(values.posts !== undefined && { [values.posts]: await postsOfFolder(values.posts) }),
  };
  for (const [name, posts] of Object.entries(sets)) {
    for (const [engine, open] of Object.entries(engines)) {
      const search = await open(posts);
      try {
        const measured = await measureSearch(search, posts, now);
        say(`\n${engine}, ${posts.length} posts of ${name}\n\n${showFigures(measured, values)}`);
      } finally {
        await search.close();
      }
    }
  }
});
