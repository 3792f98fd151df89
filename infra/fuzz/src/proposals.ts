import type { Owned } from './own-everything.ts';

/** What a place in a call may hold: its address is `path.<name>`, `query.<name>` or `body.<property>.<property>`. */
export type Proposals = { anywhere: Places; of: Readonly<Record<string, Places>> };
type Places = Readonly<Record<string, readonly string[]>>;

/** A well-formed id that nothing has. */
const unknown = 'f'.repeat(24);

/**
 * Ids that lead somewhere, by the place where they stand: almost no call would find anything by ids made up. Those of others
 * and one of nothing are among them where a call reads or changes by id, so that its refusals are seen as well.
 */
export function proposalsFor(owned: Owned): Proposals {
  const { user, stranger, dashboards, posts, otherPosts, applications, resumes, savedSearches, profileItems, file } =
    owned;
  const publishers = [dashboards.recruiter, dashboards.referrer];
  const people = [user.user_id, stranger.user_id, unknown];
  const anyPost = [...posts.open, ...otherPosts, unknown];
  const anyApplication = [...applications.received, ...applications.sent, unknown];
  const param = (name: string) => [file.searchParams.get(name) ?? ''];
  const own = { 'path.id': [...posts.open, ...otherPosts.slice(0, 1), unknown] };
  return {
    anywhere: {
      'query.user_id': [user.user_id],
      'query.dsh_id': Object.values(dashboards),
      'query.created_by': people,
      'body.user_id': [user.user_id],
      'body.create_by': [user.user_id],
      'body.user_resume_id': resumes.kept,
      'body.cities.city_id': owned.cities,
      'body.address.city_id': owned.cities,
      'body.work_experiences.address.city_id': owned.cities,
      'body.questions.question_id': owned.questions,
      ...Object.fromEntries(Object.entries(profileItems).map(([section, ids]) => [`body.${section}.id`, ids])),
    },
    of: {
      'GET /api/users/{id}': { 'path.id': people },
      'GET /api/users/{id}/profile': { 'path.id': people },
      'GET /api/users/email/{email}': { 'path.email': [user.email, 'nobody@example.org'] },
      'GET /api/users/username/{username}': { 'path.username': [user.username, stranger.username, 'nobody'] },
      'PUT /api/dashboards/update': { 'body.dsh_id': Object.values(dashboards) },
      'GET /api/posted-jobs': { 'query.dsh_id': publishers },
      // Theirs would end the run.
      'POST /api/users/delete': { 'body.email': ['nobody@example.org'] },
      'POST /api/job-posts/': { 'body.dsh_id': publishers },
      'GET /api/job-posts/{id}': { 'path.id': anyPost },
      'PUT /api/job-posts/{id}': own,
      'POST /api/job-posts/{id}/change-status': { 'path.id': [...posts.toClose, ...otherPosts.slice(0, 1), unknown] },
      'POST /api/job-posts/{id}/apply': { 'path.id': [...otherPosts, unknown], 'body.dsh_id': [dashboards.seeker] },
      'POST /api/job-applications/apply': {
        'body.job_post_id': [...otherPosts, unknown],
        'body.dsh_id': [dashboards.seeker],
      },
      'POST /api/job-posts/{id}/applicants': own,
      'POST /api/job-posts/{id}/applicants/visit': own,
      'PUT /api/job-posts/{id}/blind-review': own,
      'POST /api/job-posts/{id}/applicants/change-status': { ...own, 'body.applicant_ids': applications.received },
      'GET /api/job-applications/{id}/resume': { 'path.id': anyApplication },
      'GET /api/job-applications/{id}/notes': { 'path.id': applications.received },
      'PUT /api/job-applications/{id}/notes/{note}': { 'path.id': applications.received },
      'DELETE /api/job-applications/{id}/notes/{note}': { 'path.id': applications.received },
      'PUT /api/job-applications/{id}/rating': { 'path.id': applications.received },
      'GET /api/job-applications/{id}/history': { 'path.id': anyApplication },
      'GET /api/job-applications/{id}/score': { 'path.id': anyApplication },
      'POST /api/job-applications/{id}/score': { 'path.id': anyApplication },
      'GET /api/job-posts/{id}/applicants.csv': own,
      'POST /api/dashboards/{dash}/job_post/{job}/mark-job-post/{mark}': {
        'path.dash': [dashboards.seeker],
        'path.job': anyPost,
      },
      'POST /api/dashboards/{dash}/job_post/{job}/unmark-job-post': {
        'path.dash': [dashboards.seeker],
        'path.job': anyPost,
      },
      'GET /api/dashboards/{dash}/marked-job-posts/{user}': {
        'path.dash': Object.values(dashboards),
        'path.user': [user.user_id],
      },
      'GET /api/dashboards/{id}/applied-posts': { 'path.id': Object.values(dashboards) },
      'GET /api/dashboards/{id}/home-page-card': { 'path.id': Object.values(dashboards) },
      'PUT /api/saved-searches/{id}': { 'path.id': [...savedSearches.kept, unknown] },
      'DELETE /api/saved-searches/{id}': { 'path.id': [...savedSearches.toDelete, unknown] },
      'PUT /api/question-templates/{id}': { 'path.id': [...owned.questionTemplates.kept, unknown] },
      'DELETE /api/question-templates/{id}': { 'path.id': [...owned.questionTemplates.toDelete, unknown] },
      'GET /api/resumes/{id}/content': { 'path.id': [...resumes.kept, unknown] },
      'GET /api/resumes/{id}/download': { 'path.id': [...resumes.kept, unknown] },
      'POST /api/resumes/{id}/action/replace': { 'path.id': [...resumes.kept, unknown] },
      'POST /api/resumes/{id}/action/delete': { 'path.id': [...resumes.toDelete, unknown] },
      'GET /api/files/{id}': {
        'path.id': [file.pathname.split('/').at(-1) ?? ''],
        'query.name': param('name'),
        'query.disposition': param('disposition'),
        'query.expires': param('expires'),
        'query.signature': param('signature'),
      },
      'GET /api/job-posts/{id}/users/score': { 'path.id': anyPost },
      'POST /api/job-posts/{id}/users/score': { 'path.id': [...anyPost, 'custom_job_post'] },
    },
  };
}
