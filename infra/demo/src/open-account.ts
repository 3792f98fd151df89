import type { UserActor } from '@waypost/contracts/actor';
import { createDashboard, signInUser } from '@waypost/contracts/calls/identity';
import type { DashboardType } from '@waypost/contracts/constants';
import type { Client } from '@waypost/runtime/service/calls/client';
import { claimsOfEmail } from './claims-of-email.ts';

/** `is_new`: nothing has been done for them before, so nothing needs to be looked up. */
export type Account = { user_id: string; dsh_id: string; is_new: boolean; actor: UserActor };

/**
 * The account and the dashboard of whom the local provider knows by an address, made where they are missing.
 * @param known their name, which is otherwise made from the address.
 */
export async function openAccount(
  { client, issuer }: { client: Client; issuer: string },
  { email, role, known }: { email: string; role: DashboardType; known?: { first_name: string; last_name: string } },
): Promise<Account> {
  const claims = claimsOfEmail(email, known);
  const user = await client.call(signInUser, {
    body: {
      iss: issuer,
      sub: claims.sub,
      email: claims.email,
      first_name: claims.given_name,
      last_name: claims.family_name ?? '',
    },
  });
  const user_id = user.userInfos._id;
  const own = user.userDashboards.find(({ dsh_type }) => dsh_type === role);
  const actor: UserActor = { kind: 'user', user_id, dashboards: [] };
  const { dsh_id } = own ?? (await client.call(createDashboard, { body: { dsh_type: role } }, { actor }));
  return {
    user_id,
    dsh_id,
    is_new: user.is_new,
    actor: { ...actor, dashboards: [{ dsh_id, dsh_type: role }] },
  };
}
