import { jsonFile, type PersonalFile, readPersonOfJobs } from '@waypost/contracts/calls/personal-data';
import { beforeAllIds, endOfPart } from '@waypost/runtime/service/end-of-part';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { JobPostStore } from '../job-post-store.ts';
import { toJobPost } from '../job-post.ts';
import type { QuestionTemplateStore } from '../question-template-store.ts';
import type { FindingStore } from '../saved-searches/finding-store.ts';
import type { SavedSearchStore } from '../saved-searches/saved-search-store.ts';
import { toSavedSearch } from '../saved-searches/saved-search.ts';

type Deps = {
  store: JobPostStore;
  savedSearches: SavedSearchStore;
  findings: FindingStore;
  templates: QuestionTemplateStore;
};

/** A post has 256 kB at most, and twice that where all of it is quotes, which are escaped again; a finding has ids alone. */
const atATime = { posts: 25, findings: 5_000 };

export function readPersonalDataRoute(http: ServiceHttp, { store, savedSearches, findings, templates }: Deps) {
  async function beginning(user_id: string): Promise<PersonalFile[]> {
    const own = await savedSearches.query({ user_id }, { sort: { created_at: 1 } });
    const last = await findings.lastOf(own.map(({ id }) => id));
    const searches = own.map((search) => toSavedSearch(search, last.get(search.id)));
    return [jsonFile('saved-searches', searches), jsonFile('question-templates', await templates.of(user_id))];
  }

  http.route({
    ...readPersonOfJobs,
    handler: async ({ params: { id: created_by }, query: { after } }) => {
      if (after === undefined) return { files: await beginning(created_by), next: beforeAllIds };
      const [ownPosts, found] = await Promise.all([
        store.query({ created_by, _id: { $gt: after } }, { sort: { _id: 1 }, limit: atATime.posts }),
        findings.ofPerson(created_by, { after, limit: atATime.findings }),
      ]);
      const next = endOfPart({ found: ownPosts, limit: atATime.posts }, { found, limit: atATime.findings });
      const isOfThisPart = ({ id }: { id: string }) => next === null || id <= next;
      const files = ownPosts.filter(isOfThisPart).map((post) => jsonFile(`job-posts/${post.id}`, toJobPost(post)));
      const foundNow = found.filter(isOfThisPart).map(({ value }) => value);
      if (foundNow.length > 0) files.push(jsonFile(`found-by-saved-searches/${next ?? 'last'}`, foundNow));
      return { files, next };
    },
  });
}
