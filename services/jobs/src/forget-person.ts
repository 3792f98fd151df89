import type { ForgetPerson } from '@waypost/runtime/service/gone-people';
import type { JobPostStore } from './job-post-store.ts';
import { changeStatus } from './job-post.ts';
import type { QuestionStore } from './question-store.ts';
import type { QuestionTemplateStore } from './question-template-store.ts';
import type { FindingStore } from './saved-searches/finding-store.ts';
import type { SavedSearchStore } from './saved-searches/saved-search-store.ts';
import type { SavedSearchIndex } from './search/saved-search-index.ts';

/**
 * Keeps nothing of what they were looking for, their templates and what they alone have asked. Their posts are public and others have applied
 * to them: they stay, closed, and say no more of whose they are than an id that leads nowhere.
 */
export function forgetPerson(deps: {
  store: JobPostStore;
  questions: QuestionStore;
  templates: QuestionTemplateStore;
  savedSearches: SavedSearchStore;
  findings: FindingStore;
  engine: { savedSearches: SavedSearchIndex };
}): ForgetPerson {
  const { store, questions, templates, savedSearches, findings, engine } = deps;

  async function forgetSearches(user_id: string) {
    const searches = await savedSearches.query({ user_id });
    // First: once the documents are gone nobody knows what to take out of the index.
    await engine.savedSearches.put(
      searches.map(({ id, version }) => ({ id, version: version + 1, request: undefined })),
    );
    for (const { id } of searches) await savedSearches.remove(id);
    await findings.forgetPerson(user_id);
  }

  async function closePosts(user_id: string) {
    const at = new Date().toISOString();
    const posts = store.collection.find({ created_by: user_id, status: 'Open' }, { projection: { _id: 1 } });
    for (const { _id } of await posts.toArray()) {
      await store.changeIfThere(_id, (post) => changeStatus(post, { to: 'Close', by: user_id, at }));
    }
  }

  return async ({ user_id }) => {
    await forgetSearches(user_id);
    await closePosts(user_id);
    await questions.forgetAsker(user_id);
    await templates.forget(user_id);
  };
}
