import type { UserActor } from '@waypost/contracts/actor';
import type { DashboardType } from '@waypost/contracts/constants';
import { newId } from '../service/new-id.ts';

/** A user of the test's own, with a dashboard of each of these types. */
export function someUser(...types: readonly DashboardType[]): UserActor {
  return { kind: 'user', user_id: newId(), dashboards: types.map((dsh_type) => ({ dsh_id: newId(), dsh_type })) };
}
