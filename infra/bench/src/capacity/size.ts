/** What the numbers of a page of figures rest on; each is measured, or a choice that the page names as one. */
export const given = {
  /** kB of the event of a post, as JSON. */
  postKilobytes: 2.8,
  /** The size of a post in the index divided by the size of its event; chosen. */
  indexOverEvent: 2,
  /** Copies of everything that is kept. */
  copies: 3,
  /** Posts of one shard: a search that finds a hundredth of them counts its facets in some 40 ms. */
  postsPerShard: 2_000_000,
  /** Share of requests that search. */
  searches: 0.3,
  /** ms of a core that a search takes of the engine, for each 100,000 posts that it finds, and at least. */
  countMs: 190,
  leastSearchMs: 10,
  /** Share of all posts that a search with a keyword finds. */
  found: 0.001,
  /** ms of a core that a call takes in the BFF and in the service behind it: chosen, to be measured where it matters. */
  bffMs: 4,
  serviceMs: 4,
  /** How busy a core may be before people wait. */
  busiest: 0.5,
  /** Posts that two cores index in a second, the engine on the same two. */
  indexedPerSecond: 1_319,
  partitions: 8,
};

export type Size = {
  shards: number;
  /** GB in the index, with its copies; and of the topic, once compacted, with its copies. */
  indexGigabytes: number;
  topicGigabytes: number;
  /** Cores. */
  searchCores: number;
  bffCores: number;
  serviceCores: number;
  /** To fill an empty index by two cores, and by eight indexers of two each. */
  rebuildHours: number;
  fastestRebuildHours: number;
};

/** What so many posts and so many requests a second need. */
export function sizeFor(posts: number, requestsPerSecond: number): Size {
  const gigabytes = (posts * given.postKilobytes) / 1e6;
  const searchMs = given.leastSearchMs + (posts * given.found * given.countMs) / 100_000;
  const cores = (perSecond: number, ms: number) => Math.ceil((perSecond * ms) / 1000 / given.busiest);
  const rebuildHours = posts / given.indexedPerSecond / 3_600;
  return {
    shards: Math.ceil(posts / given.postsPerShard),
    indexGigabytes: gigabytes * given.indexOverEvent * given.copies,
    topicGigabytes: gigabytes * given.copies,
    searchCores: cores(requestsPerSecond * given.searches, searchMs),
    bffCores: cores(requestsPerSecond, given.bffMs),
    serviceCores: cores(requestsPerSecond, given.serviceMs),
    rebuildHours,
    fastestRebuildHours: rebuildHours / given.partitions,
  };
}
