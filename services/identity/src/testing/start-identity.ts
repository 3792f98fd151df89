import type { UserActor } from '@waypost/contracts/actor';
import { signInUser } from '@waypost/contracts/calls/identity';
import { lookUp } from '@waypost/contracts/calls/jobs';
import type { CallOutput } from '@waypost/contracts/contract';
import { aCityResult, aDegreeResult } from '@waypost/contracts/testing/lookups';
import { newId } from '@waypost/runtime/service/new-id';
import { startTestService } from '@waypost/runtime/testing/start-service';
import { buildIdentity } from '../app.ts';

export const bff = { kind: 'service', name: 'bff' } as const;

export const lyon = aCityResult({ city_name: 'Lyon', country_name: 'France' });

export const diploma = aDegreeResult({ degree_name: 'Diploma' });

export type Claims = Parameters<typeof claimsOf>[0];

function claimsOf(some: { sub?: string; email?: string; first_name?: string; last_name?: string; picture?: string }) {
  const sub = some.sub ?? newId();
  return {
    iss: 'https://accounts.example.org',
    sub,
    email: `${sub}@example.org`,
    first_name: 'Ada',
    last_name: 'Moss',
    ...some,
  };
}

export const actorOf = ({ userInfos, userDashboards }: CallOutput<typeof signInUser>): UserActor => ({
  kind: 'user',
  user_id: userInfos._id,
  dashboards: userDashboards.map(({ dsh_id, dsh_type }) => ({ dsh_id, dsh_type })),
});

/** The service, with jobs played by lookups that know one city and one degree. */
export async function startIdentity() {
  const service = await startTestService(buildIdentity, {
    prepare({ stub }) {
      stub(lookUp, ({ params: { entity }, querystring: { ids = [] } }) => {
        if (entity === 'cities') return [lyon].filter(({ city_id }) => ids.includes(city_id));
        return entity === 'degrees' ? [diploma].filter(({ degree_id }) => ids.includes(degree_id)) : [];
      });
    },
  });
  const signIn = (some: Claims = {}) => service.call(signInUser, { body: claimsOf(some) }, { as: bff });
  return {
    ...service,
    signIn,
    /** Somebody who has just signed in for the first time. */
    person: async (some: Claims = {}) => actorOf(await signIn(some)),
  };
}
export type TestIdentity = Awaited<ReturnType<typeof startIdentity>>;
