import { analyseJobPost } from '@waypost/contracts/calls/scoring';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { analyseJobPost as analyse } from '../analysis/analyse-job-post.ts';

export function analyseJobPostRoute(http: ServiceHttp) {
  http.route({ ...analyseJobPost, handler: async (request) => analyse(request.body) });
}
