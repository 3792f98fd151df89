/** Where the API lives on our origin; the services do not know it. */
export const apiPath = (url: string): string => `/api${url}`;

/** Method and path of every call of the API, as the browser needs them: no schemas here. Pages ask at `apiPath(url)`. */
export const routes = {
  getCurrentUser: { method: 'GET', url: '/users/' },
  getUser: { method: 'GET', url: '/users/:id' },
  getUserByEmail: { method: 'GET', url: '/users/email/:email' },
  getUserByUsername: { method: 'GET', url: '/users/username/:username' },
  getProfile: { method: 'GET', url: '/users/:id/profile' },
  updateUser: { method: 'POST', url: '/users/update' },
  updateUsername: { method: 'POST', url: '/users/username/update' },
  updateProfile: { method: 'POST', url: '/users/profile/update' },
  listDashboards: { method: 'GET', url: '/users/dashboards' },
  createDashboard: { method: 'POST', url: '/dashboards/' },
  updateDashboard: { method: 'PUT', url: '/dashboards/update' },

  listSessions: { method: 'GET', url: '/users/sessions' },
  endSessions: { method: 'POST', url: '/users/sessions/end' },

  searchJobPosts: { method: 'GET', url: '/job-posts/search' },
  getJobPost: { method: 'GET', url: '/job-posts/:id' },
  publishJobPost: { method: 'POST', url: '/job-posts/' },
  editJobPost: { method: 'PUT', url: '/job-posts/:id' },
  changeJobStatus: { method: 'POST', url: '/job-posts/:id/change-status' },
  listPostedJobs: { method: 'GET', url: '/posted-jobs' },
  listSavedSearches: { method: 'GET', url: '/saved-searches' },
  saveSearch: { method: 'POST', url: '/saved-searches' },
  editSavedSearch: { method: 'PUT', url: '/saved-searches/:id' },
  deleteSavedSearch: { method: 'DELETE', url: '/saved-searches/:id' },
  lookUp: { method: 'GET', url: '/search/:entity' },
  lookUpSavedJobs: { method: 'GET', url: '/search/saved-jobs' },

  applyToJob: { method: 'POST', url: '/job-posts/:id/apply' },
  applyWithNewestResume: { method: 'POST', url: '/job-applications/apply' },
  listApplicants: { method: 'POST', url: '/job-posts/:id/applicants' },
  getApplicant: { method: 'GET', url: '/job-posts/:id/applicants/:application' },
  changeApplicantStatus: { method: 'POST', url: '/job-posts/:id/applicants/change-status' },
  getApplicantResume: { method: 'GET', url: '/job-applications/:id/resume' },
  openApplicantResume: { method: 'GET', url: '/job-applications/:id/resume/file' },
  getApplicationHistory: { method: 'GET', url: '/job-applications/:id/history' },
  withdrawApplication: { method: 'POST', url: '/job-applications/:id/withdraw' },
  listAppliedPosts: { method: 'GET', url: '/dashboards/:id/applied-posts' },
  getApplicationScore: { method: 'GET', url: '/job-applications/:id/score' },
  markJobPost: { method: 'POST', url: '/dashboards/:dash/job_post/:job/mark-job-post/:mark' },
  unmarkJobPost: { method: 'POST', url: '/dashboards/:dash/job_post/:job/unmark-job-post' },

  listResumes: { method: 'GET', url: '/resumes' },
  uploadResume: { method: 'POST', url: '/resumes' },
  downloadResume: { method: 'GET', url: '/resumes/:id/download' },
  replaceResume: { method: 'POST', url: '/resumes/:id/action/replace' },
  deleteResume: { method: 'POST', url: '/resumes/:id/action/delete' },
  openFile: { method: 'GET', url: '/files/:id' },

  listScores: { method: 'GET', url: '/job-posts/users/scores' },
  getScore: { method: 'GET', url: '/job-posts/:id/users/score' },
  requestScore: { method: 'POST', url: '/job-posts/:id/users/score' },
  analyseJobPost: { method: 'POST', url: '/job-posts/analysis' },
} as const;
