import { searchJobPosts } from '@waypost/contracts/calls/jobs';
import { type Topic, topics } from '@waypost/contracts/event';
import { visit } from '@waypost/local/testing/person';
import type { Cluster } from '@waypost/runtime/cluster/cluster-ports';
import { until } from '@waypost/runtime/testing/until';
import { listeners } from './listeners.ts';
import type { SteadyLoad } from './steady-load.ts';

type Kept = { _id: string; title?: string; job_post_id?: string; user_id?: string; score?: { status: string } };

const inTime = (check: () => Promise<boolean>, within: number) =>
  until(check, { within }).then(
    () => true,
    () => false,
  );

/**
 * What of a load that has stopped was acknowledged and is not there, what is there twice, and what did not arrive everywhere
 * within so many ms; a sentence each.
 * @param inside what speaks to the engines of the product at `url`.
 */
export async function lostOrDoubled(
  { happened, word }: Pick<SteadyLoad, 'happened' | 'word'>,
  { inside, url, within }: { inside: Cluster; url: string; within: number },
): Promise<string[]> {
  const kept = async (service: string, name: string) =>
    (await inside.portsFor(service).documents.collection<Kept>({ name, indexes: [] }))
      .find({}, { projection: { title: 1, job_post_id: 1, user_id: 1, 'score.status': 1 } })
      .toArray();
  const { events } = inside.portsFor('test');
  const lagging = async () => {
    const groups = topics.flatMap((topic: Topic) => listeners[topic].map((group) => [topic, group] as const));
    const lags = await Promise.all(
      groups.map(async ([topic, group]) => [group, await events.lag(topic, group)] as const),
    );
    // The group of the search index has the index in its name; what it lags is not found below.
    return lags.flatMap(([group, lag]) => (lag > 0 && group !== 'jobs.index-job-post' ? [group] : []));
  };
  const isScored = async () =>
    (await kept('applications', 'applications')).every(({ score }) => score?.status === 'ready');
  const found = async () => (await visit(url).call(searchJobPosts, { querystring: { keyword: word } })).total;

  const sentences: string[] = [];
  if (!(await inTime(async () => (await lagging()).length === 0, within)))
    sentences.push(`${(await lagging()).join(', ')} lag`);
  const posts = await kept('jobs', 'job-posts');
  const applications = (await kept('applications', 'applications')).map((one) => `${one.job_post_id}:${one.user_id}`);
  if (!(await inTime(isScored, within))) sentences.push('Applications have no score');
  if (!(await inTime(async () => (await found()) === posts.length, within)))
    sentences.push(`${await found()} of ${posts.length} posts are found`);

  const lost = [
    ...happened.posts.difference(new Set(posts.map(({ _id }) => _id))),
    ...happened.applications.difference(new Set(applications)),
  ];
  const doubled = [...Map.groupBy([...posts.map(({ title }) => title), ...applications], (one) => one)].filter(
    ([, same]) => same.length > 1,
  );
  const letters = await events.deadLetters();
  return [
    ...sentences,
    ...lost.map((one) => `${one} was acknowledged and is lost`),
    ...doubled.map(([one]) => `${one} is there twice`),
    ...letters.map(({ group, reason }) => `${group} put an event aside: ${reason}`),
  ];
}
