import { listResumes } from '@waypost/contracts/calls/resumes';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { resumesOf, type ResumeStore } from '../resume-store.ts';
import { toResume } from '../resume-view.ts';

export function listResumesRoute(http: ServiceHttp, { resumes }: { resumes: ResumeStore }) {
  http.route({
    ...listResumes,
    handler: async (request) => {
      const own = await resumesOf(resumes, userOf(request).user_id);
      return { resumes: own.map(toResume), total: own.length };
    },
  });
}
