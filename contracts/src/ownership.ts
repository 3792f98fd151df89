import { z } from 'zod';
import { id } from './fields.ts';

/** Whose an id has to be: the person's who calls, or a dashboard of theirs. */
export type Claim = 'user' | 'dashboard';

const claimed = z.registry<{ claim: Claim }>();

/** The caller's own id. A call that names somebody else's is refused (403) before its shape is looked at. */
export const ownUserId = id.clone().register(claimed, { claim: 'user' });
/** A dashboard of the caller's; likewise. */
export const ownDashboardId = id.clone().register(claimed, { claim: 'dashboard' });

export const callParts = ['params', 'querystring', 'body'] as const;
export type ClaimedField = { part: (typeof callParts)[number]; path: readonly string[]; claim: Claim };

/** The schemas that a value of this one may have to fit, each with its place in the value. Lists claim nothing. */
function within(schema: unknown): { path: readonly string[]; schema: unknown }[] {
  const here = (inner: unknown) => ({ path: [], schema: inner });
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).map(([name, field]) => ({ path: [name], schema: field as unknown }));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return [here(schema.unwrap())];
  }
  if (schema instanceof z.ZodPipe) return [here(schema.in), here(schema.out)];
  if (schema instanceof z.ZodUnion) return schema.options.map(here);
  return [];
}

function claimsIn(schema: unknown, at: readonly string[]): Omit<ClaimedField, 'part'>[] {
  const claim = schema instanceof z.ZodType ? claimed.get(schema)?.claim : undefined;
  if (claim) return [{ path: at, claim }];
  return within(schema).flatMap(({ path, schema }) => claimsIn(schema, [...at, ...path]));
}

const claimedNames = { user_id: 'user', create_by: 'user', dsh_id: 'dashboard' } as const satisfies Record<
  string,
  Claim
>;
/**
 * What a call claims by these names, whether or not its schema knows them: a client that names somebody is told that it may not
 * act for them, also where the call goes by the session alone.
 */
export const claimedByName: readonly ClaimedField[] = (['querystring', 'body'] as const).flatMap((part) =>
  Object.entries(claimedNames).map(([name, claim]) => ({ part, path: [name], claim })),
);

/** The ids in a call that have to be the caller's. */
export const claimsOf = (schema: { [Part in (typeof callParts)[number]]?: unknown }): ClaimedField[] =>
  callParts.flatMap((part) => claimsIn(schema[part], []).map((field) => ({ part, ...field })));
