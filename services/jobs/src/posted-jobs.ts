import type { PostedJobsQuery } from '@waypost/contracts/calls/jobs/posted-jobs';
import type { Stored } from '@waypost/runtime/messaging/stored';
import type { Filter, Sort } from '@waypost/runtime/ports/documents';
import type { JobPostStore } from './job-post-store.ts';
import { toJobPost, type Post } from './job-post.ts';
import { companyIdOf } from './search/company-id.ts';
import { companyOf } from './search/company-of.ts';
import { lookedUpWords } from './search/words/word-starts.ts';

type Named = Pick<Post, 'title' | 'company_name' | 'custom_company'>;

/** Whether each word of the search begins a word of the title or of the company's name. */
function isNamed(post: Named, searched: readonly string[]): boolean {
  const words = lookedUpWords(`${post.title} ${companyOf(post)}`);
  return searched.every((begun) => words.some((word) => word.startsWith(begun)));
}

const byDate: Record<'newest' | 'oldest', Sort> = {
  newest: { posted_date: -1, _id: 1 },
  oldest: { posted_date: 1, _id: 1 },
};
const byTitle = new Intl.Collator('en-US', { numeric: true });

type Page = { skip: number; limit: number };

/** What no index knows: documents have no text search, so the titles of the one dashboard pass by here. */
async function chooseByName(store: JobPostStore, filter: Filter, { search, companyId, sort }: PostedJobsQuery) {
  const projection = { title: 1, company_name: 1, custom_company: 1 } as const;
  const searched = lookedUpWords(search ?? '');
  const chosen: { id: string; title: string }[] = [];
  for await (const post of store.collection.find(filter, { projection, sort: byDate[dateOrder(sort)] })) {
    if (companyId !== undefined && companyIdOf(companyOf(post)) !== companyId) continue;
    if (searched.length > 0 && !isNamed(post, searched)) continue;
    chosen.push({ id: post._id, title: post.title });
  }
  return (sort === 'title' ? chosen.toSorted((a, b) => byTitle.compare(a.title, b.title)) : chosen).map(({ id }) => id);
}

const dateOrder = (sort: PostedJobsQuery['sort']) => (sort === 'oldest' ? 'oldest' : 'newest');

async function inOrder(store: JobPostStore, ids: readonly string[]): Promise<Stored<Post>[]> {
  if (ids.length === 0) return [];
  const posts = new Map((await store.query({ _id: { $in: ids } })).map((post) => [post.id, post]));
  return ids.flatMap((id) => posts.get(id) ?? []);
}

/** `chosen` has the ids that are left, in their order. */
function pageAmong(store: JobPostStore, chosen: readonly string[], first: readonly string[], { skip, limit }: Page) {
  const left = new Set(chosen);
  const before = first.filter((id) => left.has(id));
  const isBefore = new Set(before);
  const ids = [...before, ...chosen.filter((id) => !isBefore.has(id))];
  return inOrder(store, ids.slice(skip, skip + limit));
}

/**
 * A page of somebody's posts; those that are named as `first` come before the others. Read from the documents, so that a
 * post just published or closed stands there so.
 */
export async function pageOfPostedJobs(
  store: JobPostStore,
  whose: Filter,
  query: PostedJobsQuery,
  first: readonly string[] = [],
) {
  const { status, cityId, companyId, search, sort, page, limit } = query;
  const at = { skip: (page - 1) * limit, limit };
  const filter = { ...whose, ...(status && { status }), ...(cityId && { 'cities.city_id': { $in: cityId } }) };

  if (search || companyId !== undefined || sort === 'title' || first.length > 0) {
    const chosen = await chooseByName(store, filter, query);
    const posts = await pageAmong(store, chosen, first, at);
    return { jobs: posts.map(toJobPost), total: chosen.length };
  }
  const [posts, total] = await Promise.all([
    store.query(filter, { sort: byDate[dateOrder(sort)], ...at }),
    store.collection.countDocuments(filter),
  ]);
  return { jobs: posts.map(toJobPost), total };
}
