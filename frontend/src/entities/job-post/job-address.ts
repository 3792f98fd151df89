export const isJobId = (id: string | undefined): id is string => id !== undefined && /^[0-9a-f]{24}$/.test(id);

/** What is shared: the page that anybody may read. */
export const publicJobPath = (jobId: string) => `/public-job-details/${jobId}`;
