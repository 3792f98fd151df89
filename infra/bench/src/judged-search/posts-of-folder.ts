import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobPost } from '@waypost/contracts/entities/job-post';
import { jobPostOfRow, type ReadJobPost } from '@waypost/jobs/import/job-post-of-row';
import { openRows } from '@waypost/jobs/import/read-rows';
import { companyIdOf } from '@waypost/jobs/search/company-id';
import { derivedId } from '@waypost/runtime/service/derived-id';
import { StartError } from '@waypost/runtime/service/process/process-edge';

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => /\.(?:csv|tsv|json|jsonl|ndjson)$/i.test(name)).toSorted();
}

/**
 * The posts of all files of a folder that the import takes, each once, as the import reads them.
 * @throws StartError where there is no such file.
 */
export async function postsOfFolder(folder: string): Promise<JobPost[]> {
  const files = await filesIn(folder);
  if (files.length === 0) {
    throw new StartError(
      `There are no posts in ${folder}: it has to be a folder of files that the import takes (CSV, TSV, JSON).`,
    );
  }
  const posts = new Map<string, JobPost>();
  for (const file of files) {
    const { rows } = await openRows(join(folder, file));
    for await (const found of rows) {
      const read = 'row' in found ? jobPostOfRow(found.row) : undefined;
      if (read && 'post' in read) posts.set(read.post.import_key, toPost(read.post, posts.size));
    }
  }
  return [...posts.values()];
}

const newest = Date.UTC(2030, 0, 1);
const minute = 60_000;

function toPost({ import_key, places, ...post }: ReadJobPost, at: number): JobPost {
  const id = derivedId('judged-post', import_key);
  // Where no date is known, any order is as good as another; the same at every run.
  const posted = post.posted_date ?? new Date(newest - at * minute).toISOString();
  const cities = places.map(({ name }) => ({ city_id: derivedId('city', name), name }));
  const company = post.custom_company?.name;
  return {
    ...post,
    _id: id,
    id,
    job_post_id: id,
    version: 1,
    ...(company !== undefined && { company_name: company, company_id: companyIdOf(company) }),
    cities,
    city_details: cities,
    location: cities.map(({ name }) => name).join(', '),
    skills: post.skills.map((skill) => ({ ...skill, is_custom: true })),
    questions: [],
    job_post_category: 'Recruitment',
    posted_date: posted,
    created_at: posted,
    updated_at: posted,
    created_by: derivedId('user', 'judged-posts'),
  };
}
