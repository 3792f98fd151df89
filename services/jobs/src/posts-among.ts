import type { findPostsAmong } from '@waypost/contracts/calls/jobs/posts-among';
import { matchesSearch } from '@waypost/contracts/matches-search';
import type { Projection } from '@waypost/runtime/ports/documents';
import type { z } from 'zod';
import type { JobPostStore } from './job-post-store.ts';
import { toJobPost } from './job-post.ts';
import { companyOf } from './search/company-of.ts';

type Asked = z.output<typeof findPostsAmong.schema.body>;

/** Read from the documents, which know no text search: the words of the chosen posts pass by here. */
async function idsLeft(store: JobPostStore, { ids, search = '', status }: Asked): Promise<string[]> {
  const named: Projection = { title: 1, company_name: 1, custom_company: 1 };
  const projection: Projection = search ? { ...named, description: 1 } : named;
  const left = new Set<string>();
  for await (const post of store.collection.find({ _id: { $in: ids }, ...(status && { status }) }, { projection })) {
    if (!search || matchesSearch([post.title, companyOf(post), post.description], search)) left.add(post._id);
  }
  return ids.filter((id) => left.has(id));
}

/** A page of the named posts that the search leaves; each once, in the order in which they are named. */
export async function pageAmongPosts(store: JobPostStore, asked: Asked) {
  const ids = [...new Set(await idsLeft(store, asked))];
  const skip = (asked.page - 1) * asked.limit;
  const shown = ids.slice(skip, skip + asked.limit);
  const posts = shown.length === 0 ? [] : await store.query({ _id: { $in: shown } });
  const byId = new Map(posts.map((post) => [post.id, toJobPost(post)]));
  return { job_posts: shown.flatMap((id) => byId.get(id) ?? []), total: ids.length };
}
