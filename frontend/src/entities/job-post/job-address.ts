/** What is shared: the page that anybody may read. */
export const publicJobPath = (jobId: string) => `/public-job-details/${jobId}`;
