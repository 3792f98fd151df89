import type { JobPost } from '@waypost/contracts/entities/job-post';
import type { Analysis } from '@waypost/contracts/entities/score';
import { findById } from '@waypost/runtime/messaging/find-by-id';
import { saveIfNewer } from '@waypost/runtime/messaging/read-model';
import type { Documents } from '@waypost/runtime/ports/documents';
import { readerVersion } from './analysis/analyse-job-post.ts';
import { isFormer } from './former-version.ts';

/** The analysis of a published post, by the post's id and at its version. Those of before readers had versions have none. */
type KeptAnalysis = { _id: string; version: number; reader_version?: string; analysis: Analysis; failed?: true };

/** What is known of a post that cannot be read: its words say nothing. */
const nothing: Analysis = {
  skills: [],
  other_skills: [],
  years_evidence: [],
  sections: [],
  missing: [],
  missing_usual_skills: [],
  hints: [],
};

/** Every other one, in steps that an index finds; `null`: of before readers had versions. */
const otherVersions = [null, { $lt: readerVersion }, { $gt: readerVersion }] as const;

export type AnalysisStore = {
  save(job_post_id: string, version: number, analysis: Analysis): Promise<void>;
  /** So that nobody tries to read it again. */
  saveFailure(job_post_id: string, version: number): Promise<void>;
  /** The analysis of exactly this version of the post by the present reader; undefined while there is none. */
  find(post: Pick<JobPost, '_id' | 'version'>): Promise<Analysis | undefined>;
  /** Posts whose analysis a former reader has made, at most so many. */
  outdated(limit: number): Promise<string[]>;
  /** Forgets what a former reader has made of these posts, so that it can be made again. */
  removeOutdated(job_post_ids: readonly string[]): Promise<void>;
};

export async function createAnalysisStore(documents: Documents): Promise<AnalysisStore> {
  const collection = await documents.collection<KeptAnalysis>({
    name: 'analyses',
    indexes: [{ key: { reader_version: 1 } }],
  });
  const analysisOf = findById(collection);
  return {
    async save(job_post_id, version, analysis) {
      await saveIfNewer(collection, { _id: job_post_id, version, reader_version: readerVersion, analysis });
    },
    async saveFailure(job_post_id, version) {
      const kept = {
        _id: job_post_id,
        version,
        reader_version: readerVersion,
        analysis: nothing,
        failed: true,
      } as const;
      await saveIfNewer(collection, kept);
    },
    async find({ _id, version }) {
      const kept = await analysisOf(_id);
      return kept?.version === version && kept.reader_version === readerVersion ? kept.analysis : undefined;
    },
    async outdated(limit) {
      const found: string[] = [];
      for (const reader_version of otherVersions) {
        for await (const kept of collection.find({ reader_version }, { projection: { _id: 1, reader_version: 1 } })) {
          if (found.length === limit) return found;
          if (isFormer(kept.reader_version, readerVersion)) found.push(kept._id);
        }
      }
      return found;
    },
    async removeOutdated(job_post_ids) {
      await collection.deleteMany({ _id: { $in: job_post_ids }, reader_version: { $ne: readerVersion } });
    },
  };
}
