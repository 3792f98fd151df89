import type { ApplicationStore } from '../application-store.ts';

/** The number of each application, by its id. */
type Numbers = ReadonlyMap<string, number>;

export type ApplicantNumbers = {
  /** The numbers of all applicants of a post; where `asked` names some, at least of these. */
  of(job_post_id: string, asked?: readonly string[]): Promise<Numbers>;
};

/** Posts whose numbers are remembered, as a long list is read in parts. */
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

  /** Applications are never taken away and keep their number, so that as many as there were are the same ones. */
  const holds = async (numbers: Numbers, job_post_id: string, asked: readonly string[] | undefined) =>
    asked
      ? asked.every((id) => numbers.has(id))
      : (await store.collection.countDocuments({ job_post_id })) === numbers.size;

  return {
    async of(job_post_id, asked) {
      const earlier = known.get(job_post_id);
      if (earlier && (await holds(earlier, job_post_id, asked))) return earlier;
      const numbers = await count(job_post_id);
      known.delete(job_post_id);
      known.set(job_post_id, numbers);
      const [oldest] = known.keys();
      if (known.size > mostPosts && oldest !== undefined) known.delete(oldest);
      return numbers;
    },
  };
}
