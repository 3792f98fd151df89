import type { UserActor } from '@waypost/contracts/actor';
import type { Dashboard } from '@waypost/contracts/entities/user';

type Known = Pick<Dashboard, 'dsh_id' | 'dsh_type'>;

/** The actor of a person with these dashboards. */
export const userActor = (userId: string, dashboards: readonly Known[]): UserActor => ({
  kind: 'user',
  user_id: userId,
  dashboards: dashboards.map(({ dsh_id, dsh_type }) => ({ dsh_id, dsh_type })),
});

/** The dashboards of both: an account never loses one, so what only one side knows is newer, never wrong. */
export function withDashboards(user: UserActor, dashboards: readonly Known[]): UserActor {
  const missing = dashboards.filter(({ dsh_id }) => !user.dashboards.some((known) => known.dsh_id === dsh_id));
  return userActor(user.user_id, [...user.dashboards, ...missing]);
}
