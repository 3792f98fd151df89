import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { Analysis } from '@waypost/contracts/entities/score';
import { saveIfNewer } from '@waypost/runtime/messaging/read-model';
import type { Documents } from '@waypost/runtime/ports/documents';

/** The analysis of a published post, by the post's id and at its version. */
type KeptAnalysis = { _id: string; version: number; analysis: Analysis; failed?: true };

/** What is known of a post that cannot be read: its words say nothing. */
const nothing: Analysis = {
  skills: [],
  minimum_yrs_of_exp_needed: 0,
  maximum_yrs_of_exp_needed: 0,
  years_evidence: [],
  missing_usual_skills: [],
  hints: [],
};

export type AnalysisStore = {
  save(job_post_id: string, version: number, analysis: Analysis): Promise<void>;
  /** So that nobody tries to read it again. */
  saveFailure(job_post_id: string, version: number): Promise<void>;
  /** Of exactly this version of the post; undefined while it is not analysed. */
  find(post: Pick<JobPost, '_id' | 'version'>): Promise<Analysis | undefined>;
};

export async function createAnalysisStore(documents: Documents): Promise<AnalysisStore> {
  const collection = await documents.collection<KeptAnalysis>({ name: 'analyses', indexes: [] });
  return {
    async save(job_post_id, version, analysis) {
      await saveIfNewer(collection, { _id: job_post_id, version, analysis });
    },
    async saveFailure(job_post_id, version) {
      await saveIfNewer(collection, { _id: job_post_id, version, analysis: nothing, failed: true });
    },
    async find({ _id, version }) {
      const kept = await collection.findOne({ _id });
      return kept?.version === version ? kept.analysis : undefined;
    },
  };
}
