import { isPrivateWay } from '@waypost/runtime/service/process/public-url';

/** Google answers under several names: https://accounts.google.com/.well-known/openid-configuration */
const ofGoogle = ['accounts.google.com', 'oauth2.googleapis.com', 'openidconnect.googleapis.com', 'www.googleapis.com'];

/** The hosts of a provider: the issuer's own, Google's others, and those that the operator names. */
export function hostsOf(issuer: URL, named: readonly string[]): ReadonlySet<string> {
  return new Set([issuer.host, ...(issuer.host === ofGoogle[0] ? ofGoogle : []), ...named]);
}

/** The provider was not asked, and will not be until an operator changes a setting. */
export class NotAskedError extends Error {
  override name = 'NotAskedError';
}

/**
 * A fetch that asks nobody but these hosts, and nobody without TLS but this machine: what the provider's metadata says
 * decides where else the BFF would send its client secret. Redirects are not followed. @throws NotAskedError
 */
export function createAllowedFetch(hosts: ReadonlySet<string>) {
  return (address: string, options: object): Promise<Response> => {
    const url = new URL(address);
    if (!hosts.has(url.host))
      throw new NotAskedError(`${url.host} is not among the hosts of the provider; OIDC_HOSTS names more`);
    if (!isPrivateWay(url)) throw new NotAskedError(`${url.origin} is not asked without HTTPS`);
    return fetch(url, { ...options, redirect: 'manual' });
  };
}
