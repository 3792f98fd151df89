import type { ApplicationStore } from '../application-store.ts';

/** By the ids of applications. */
type Numbers = ReadonlyMap<string, number>;

export type ApplicantNumbers = {
  /** Of all applicants of a post, or those of a moment ago where these hold everybody who is asked for. */
  of(job_post_id: string, asked?: readonly string[]): Promise<Numbers>;
};

/** Of so many posts the numbers are remembered: a long list is read in parts. */
const mostPosts = 20;

/** Applicants of a post by when they first applied: who comes later, or applies again, changes nobody's number. */
export function createApplicantNumbers(store: ApplicationStore): ApplicantNumbers {
  const known = new Map<string, Numbers>();

  async function count(job_post_id: string): Promise<Numbers> {
    const found = await store.collection.find({ job_post_id }, { projection: { 'history.at': 1 } }).toArray();
    const first = found.map(({ _id, history }) => ({ _id, at: history[0]?.at ?? '' }));
    first.sort((one, other) => (one.at === other.at ? (one._id < other._id ? -1 : 1) : one.at < other.at ? -1 : 1));
    return new Map(first.map(({ _id }, index) => [_id, index + 1]));
  }

  return {
    async of(job_post_id, asked) {
      const earlier = known.get(job_post_id);
      if (earlier && asked?.every((id) => earlier.has(id))) return earlier;
      const numbers = await count(job_post_id);
      known.delete(job_post_id);
      known.set(job_post_id, numbers);
      const [oldest] = known.keys();
      if (known.size > mostPosts && oldest !== undefined) known.delete(oldest);
      return numbers;
    },
  };
}
