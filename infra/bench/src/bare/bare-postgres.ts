import { facetNames, type FacetName } from '@waypost/contracts/calls/jobs';
import type { JobPostState } from '@waypost/contracts/events/job-post-events';
import {
  chosenOf,
  facetValuesShown,
  isTermFacet,
  numberNames,
  spanFilter,
  stepsOf,
  takenOf,
  termFacets,
} from '@waypost/jobs/search/filters/filters';
import type { JobSearchRequest } from '@waypost/jobs/search/job-search';
import { indexedPost } from '@waypost/jobs/search/opensearch/indexed-post';
import { Pool } from 'pg';

const connections = 4;
const rowsAtOnce = 500;

const termColumn = (facet: string) => `term_${facet}`;
const numberColumn = (name: string) => `number_${name}`;
const columns = [
  'id text PRIMARY KEY',
  'post jsonb NOT NULL',
  'title text NOT NULL',
  'body text NOT NULL',
  ...termFacets.map((facet) => `${termColumn(facet)} text[] NOT NULL`),
  ...numberNames.map((name) => `${numberColumn(name)} bigint`),
];
const words = `setweight(to_tsvector('english', title), 'A') || to_tsvector('english', body)`;

/** A statement and what stands for its $1, $2 … */
class Statement {
  readonly values: unknown[] = [];
  put = (value: unknown): string => `$${this.values.push(value)}`;
}

function rowOf(post: JobPostState): Record<string, unknown> {
  const { terms, ...indexed } = indexedPost(post) as { terms: Record<string, string[]> };
  const body = [post.company_name, post.description, post.responsibility, post.minimum_qualification];
  return {
    id: post._id,
    post,
    title: post.title,
    body: [...body, ...post.skills.map(({ skill }) => skill)].join(' '),
    ...Object.fromEntries(termFacets.map((facet) => [termColumn(facet), terms[facet]])),
    ...Object.fromEntries(numberNames.map((name) => [numberColumn(name), (indexed as Record<string, unknown>)[name]])),
  };
}

/** What a facet asks of a post; undefined where the request does not narrow by it. */
function conditionOf(facet: FacetName, request: JobSearchRequest, now: Date, { put }: Statement): string | undefined {
  if (isTermFacet(facet)) {
    const taken = takenOf(facet, request);
    return taken.length > 0 ? `${termColumn(facet)} && ${put(taken)}::text[]` : undefined;
  }
  const [step] = chosenOf(facet, request);
  if (step === undefined) return undefined;
  const { span, pointOf } = spanFilter(facet);
  const point = put(pointOf(Number(step), request, now));
  return reaches(span, `${point}::bigint`);
}

const reaches = ({ from, to }: { from?: string; to: string }, point: string) =>
  [`${numberColumn(to)} >= ${point}`, ...(from ? [`coalesce(${numberColumn(from)}, 0) <= ${point}`] : [])].join(
    ' AND ',
  );

function found(request: JobSearchRequest, now: Date, statement: Statement, but?: FacetName): string {
  const keyword = request.keyword
    ? [`words @@ websearch_to_tsquery('english', ${statement.put(request.keyword)})`]
    : [];
  const narrowing = facetNames.filter((facet) => facet !== but);
  const conditions = narrowing.flatMap((facet) => conditionOf(facet, request, now, statement) ?? []);
  return ['true', ...keyword, ...conditions].join(' AND ');
}

function hits(table: string, request: JobSearchRequest, now: Date): [string, unknown[]] {
  const statement = new Statement();
  const where = found(request, now, statement);
  const { keyword, sort = keyword ? 'relevance' : 'newest', page, limit } = request;
  const orders = {
    relevance: `ts_rank(words, websearch_to_tsquery('english', ${sort === 'relevance' ? '$1' : `''`})) DESC`,
    newest: `${numberColumn('posted')} DESC`,
    pay: `${numberColumn('pay')} DESC NULLS LAST`,
  };
  const order = keyword ? orders[sort] : orders[sort === 'relevance' ? 'newest' : sort];
  const text = `SELECT post FROM ${table} WHERE ${where} ORDER BY ${order}, id LIMIT ${limit} OFFSET ${(page - 1) * limit}`;
  return [text, statement.values];
}

/** Counts of some facets over what is found, by one statement. */
function counts(
  table: string,
  facets: readonly FacetName[],
  { request, now, but }: { request: JobSearchRequest; now: Date; but?: FacetName },
): [string, unknown[]] {
  const statement = new Statement();
  const where = found(request, now, statement, but);
  const each = facets.map((facet) => {
    if (isTermFacet(facet)) {
      return `(SELECT '${facet}', value, count(*) FROM found, unnest(${termColumn(facet)}) AS value
        GROUP BY value ORDER BY 3 DESC, value LIMIT ${facetValuesShown})`;
    }
    const { span, pointOf } = spanFilter(facet);
    const points = stepsOf(facet, request).map((step) => pointOf(step, request, now));
    return `(SELECT '${facet}', point::text, count(*) FROM found, unnest(${statement.put(points)}::bigint[]) AS point
      WHERE ${reaches(span, 'point')} GROUP BY point)`;
  });
  const names = [...termFacets.map(termColumn), ...numberNames.map(numberColumn)].join(', ');
  const all = `SELECT 'total' AS facet, '' AS value, count(*) AS count FROM found`;
  const text = `WITH found AS MATERIALIZED (SELECT ${names} FROM ${table} WHERE ${where})
    ${[all, ...each].join(' UNION ALL ')}`;
  return [text, statement.values];
}

/** The same feed by full text search of PostgreSQL: what a page has, its total and all its facets, with the indexes that help. */
export async function openBarePostgres(url: string) {
  const pool = new Pool({ connectionString: url, max: connections });
  const table = `waypost_bench_${crypto.randomUUID().replaceAll('-', '')}`;
  await pool.query(`CREATE UNLOGGED TABLE ${table} (${columns.join(', ')},
    words tsvector GENERATED ALWAYS AS (${words}) STORED)`);
  return {
    async fill(posts: JobPostState[]) {
      while (posts.length > 0) {
        const rows = JSON.stringify(posts.splice(-rowsAtOnce).map(rowOf));
        const names = columns.map((column) => column.split(' ')[0]).join(', ');
        await pool.query(
          `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(null::${table}, $1::json)`,
          [rows],
        );
      }
      await pool.query(`CREATE INDEX ON ${table} USING gin (words)`);
      for (const facet of termFacets) await pool.query(`CREATE INDEX ON ${table} USING gin (${termColumn(facet)})`);
      for (const name of ['posted', 'pay'])
        await pool.query(`CREATE INDEX ON ${table} (${numberColumn(name)} DESC NULLS LAST, id)`);
      await pool.query(`VACUUM ANALYZE ${table}`);
    },
    async search(request: JobSearchRequest, now: Date) {
      const narrows = (facet: FacetName) => conditionOf(facet, request, now, new Statement()) !== undefined;
      const together = facetNames.filter((facet) => !narrows(facet));
      const asked = [
        hits(table, request, now),
        counts(table, together, { request, now }),
        ...facetNames.filter(narrows).map((facet) => counts(table, [facet], { request, now, but: facet })),
      ];
      return Promise.all(asked.map(async ([text, values]) => (await pool.query(text, values)).rows));
    },
    async close() {
      await pool.query(`DROP TABLE ${table}`);
      await pool.end();
    },
  };
}
