import { jobsCalls } from '@waypost/contracts/owners/jobs-calls';
import { loadVectors } from '@waypost/model/vectors';
import { callsUnderWay } from '@waypost/runtime/service/calls/calls-under-way';
import { defineService } from '@waypost/runtime/service/define-service';
import type { BuildService, ServiceContext } from '@waypost/runtime/service/process/run-service';
import { keepScreeningQuestionsHandlers } from './consumers/keep-screening-questions.ts';
import { matchSavedSearchesHandlers } from './consumers/match-saved-searches.ts';
import { forgetPerson } from './forget-person.ts';
import { createIndexer } from './indexer.ts';
import { createJobPostStore } from './job-post-store.ts';
import { createLookups } from './lookups/lookups.ts';
import { createQuestionStore } from './question-store.ts';
import { createQuestionTemplateStore } from './question-template-store.ts';
import { changeJobStatusRoute } from './routes/change-job-status.ts';
import { countPostedJobsRoute } from './routes/count-posted-jobs.ts';
import { deleteSavedSearchRoute } from './routes/delete-saved-search.ts';
import { editJobPostRoute } from './routes/edit-job-post.ts';
import { editSavedSearchRoute } from './routes/edit-saved-search.ts';
import { findPostsAmongRoute } from './routes/find-posts-among.ts';
import { getJobPostRoute } from './routes/get-job-post.ts';
import { importJobPostsRoute } from './routes/import-job-posts.ts';
import { importQuestionsRoute } from './routes/import-questions.ts';
import { closeImportedPostsRoute, listImportedPostsRoute } from './routes/imported-posts.ts';
import { listFoundJobPostsRoute } from './routes/list-found-job-posts.ts';
import { listPostedJobsRoute } from './routes/list-posted-jobs.ts';
import { listPostsOfTimeRoute } from './routes/list-posts-of-time.ts';
import { listSavedSearchesRoute } from './routes/list-saved-searches.ts';
import { lookUpRoute } from './routes/look-up.ts';
import { nameCountryRoute } from './routes/name-country.ts';
import { publishJobPostRoute } from './routes/publish-job-post.ts';
import { questionTemplateRoutes } from './routes/question-templates.ts';
import { readFoundJobPostsRoute } from './routes/read-found-job-posts.ts';
import { readJobPostsRoute } from './routes/read-job-posts.ts';
import { listOpenJobPostsRoute, readOpenJobPostsRoute } from './routes/read-open-job-posts.ts';
import { readPersonalDataRoute } from './routes/read-personal-data.ts';
import { readPostedJobsRoute } from './routes/read-posted-jobs.ts';
import { readSavedSearchesRoute } from './routes/read-saved-searches.ts';
import { saveSearchRoute } from './routes/save-search.ts';
import { searchJobPostsRoute } from './routes/search-job-posts.ts';
import { stopSavedSearchMailsRoute } from './routes/stop-saved-search-mails.ts';
import { takeDownJobPostRoute } from './routes/take-down-job-post.ts';
import { createFindingStore } from './saved-searches/finding-store.ts';
import { createSavedSearchStore } from './saved-searches/saved-search-store.ts';
import { createSearchesOfPost } from './saved-searches/searches-of-post.ts';
import { openSearchEngine, type SearchPlace } from './search-engine.ts';

/** The channel on which an instance tells the others that it has changed which questions are offered. */
const questionsChanged = 'jobs-questions-changed';

/** @param requireModel throws, with what an operator has to do, unless the vectors by which titles are compared are there. */
export const buildJobs = (place: SearchPlace, requireModel = loadVectors): BuildService =>
  defineService({
    name: 'jobs',
    calls: jobsCalls,
    async open({ ports, log }: ServiceContext) {
      requireModel();
      const store = await createJobPostStore(ports.documents);
      const questions = await createQuestionStore(ports.documents, () => ports.broadcast.publish(questionsChanged, ''));
      const templates = await createQuestionTemplateStore(ports.documents);
      const savedSearches = await createSavedSearchStore(ports.documents);
      const findings = await createFindingStore(ports.documents);
      const engine = await openSearchEngine(place, ports, createIndexer(ports, log));
      const { search, savedSearches: index } = engine;
      const { documents } = ports;
      const searchesOfPost = await createSearchesOfPost({ documents, savedSearches, index, callsUnderWay });
      const lookups = createLookups({ search, store, questions });
      return {
        store,
        questions,
        templates,
        savedSearches,
        searchesOfPost,
        findings,
        engine,
        search,
        lookups,
        ports,
        log,
      };
    },
    stores: ({ store, findings }) => [store, findings],
    routes: {
      searchJobPosts: searchJobPostsRoute,
      listFoundJobPosts: listFoundJobPostsRoute,
      readFoundJobPosts: readFoundJobPostsRoute,
      getJobPost: getJobPostRoute,
      publishJobPost: publishJobPostRoute,
      editJobPost: editJobPostRoute,
      changeJobStatus: changeJobStatusRoute,
      takeDownJobPost: takeDownJobPostRoute,
      listPostedJobs: listPostedJobsRoute,
      readPostedJobs: readPostedJobsRoute,
      countPostedJobs: countPostedJobsRoute,
      ...questionTemplateRoutes,
      lookUp: lookUpRoute,
      nameCountry: nameCountryRoute,
      readJobPosts: readJobPostsRoute,
      findPostsAmong: findPostsAmongRoute,
      readPersonOfJobs: readPersonalDataRoute,
      readOpenJobPosts: readOpenJobPostsRoute,
      listOpenJobPosts: listOpenJobPostsRoute,
      listPostsOfTime: listPostsOfTimeRoute,
      importJobPosts: importJobPostsRoute,
      listImportedPosts: listImportedPostsRoute,
      closeImportedPosts: closeImportedPostsRoute,
      importQuestions: importQuestionsRoute,
      listSavedSearches: listSavedSearchesRoute,
      saveSearch: saveSearchRoute,
      editSavedSearch: editSavedSearchRoute,
      deleteSavedSearch: deleteSavedSearchRoute,
      readSavedSearches: readSavedSearchesRoute,
      stopSavedSearchMails: stopSavedSearchMailsRoute,
    },
    consumers: {
      'keep-screening-questions': ['job-posts', keepScreeningQuestionsHandlers],
      'match-saved-searches': ['job-posts', matchSavedSearchesHandlers],
    },
    forget: forgetPerson,
    // On a busy machine it takes longer to read them than anybody waits who types the first letters of one.
    checks: ({ lookups }) => ({ cities: async () => void (await lookups.cities.byIds([])) }),
    parts: [
      ({ ports, questions }) => ports.broadcast.subscribe(questionsChanged, questions.forget),
      ({ engine }) => engine.startFilling?.(),
    ],
    underneath: ({ engine }) => [engine],
  });
