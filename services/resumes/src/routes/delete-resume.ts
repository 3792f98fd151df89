import { deleteResume } from '@waypost/contracts/calls/resumes';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { requireOwnResume, type ResumeStore } from '../resume-store.ts';
import { remove } from '../resume.ts';

export function deleteResumeRoute(http: ServiceHttp, { resumes }: { resumes: ResumeStore }) {
  http.route({
    ...deleteResume,
    handler: async (request) => {
      const { id } = await requireOwnResume(resumes, request.params.id, userOf(request).user_id);
      await resumes.change(id, remove);
      return { success: true as const };
    },
  });
}
