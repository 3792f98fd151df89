import { hash } from 'bcryptjs';
import type { EngineUser } from './engine-users.ts';

/** Of the alias that the indexes of job posts begin with; see `open-cluster-search.ts`. */
const indexes = 'waypost-job-posts-*';
const role = 'job_search';
/** Little: nobody guesses 256 random bits, and each start makes them anew. */
const rounds = 8;

const meta = (type: string) => ({ _meta: { type, config_version: 2 } });

/**
 * The security plugin's own files, which it reads when it is first started; JSON is YAML too.
 * https://docs.opensearch.org/latest/security/configuration/yaml/
 */
export async function openSearchUsers(passwords: ReadonlyMap<EngineUser, string>): Promise<[string, string][]> {
  const users = await Promise.all(
    [...passwords].map(async ([user, password]) => [user, { hash: await hash(password, rounds), reserved: true }]),
  );
  const roles = {
    [role]: {
      reserved: true,
      cluster_permissions: ['cluster_composite_ops', 'cluster_monitor'],
      index_permissions: [{ index_patterns: [indexes], allowed_actions: ['indices_all'] }],
    },
  };
  const mapping = { [role]: { reserved: true, users: [...passwords.keys()] } };
  return [
    ['internal_users.yml', JSON.stringify({ ...meta('internalusers'), ...Object.fromEntries(users) })],
    ['roles.yml', JSON.stringify({ ...meta('roles'), ...roles })],
    ['roles_mapping.yml', JSON.stringify({ ...meta('rolesmapping'), ...mapping })],
  ];
}
