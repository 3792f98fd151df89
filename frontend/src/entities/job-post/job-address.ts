import { pathTo } from '@waypost/contracts/paths';
/** What is shared: the page that anybody may read. */
export const publicJobPath = (jobId: string) => pathTo('publicJob', { jobId });
