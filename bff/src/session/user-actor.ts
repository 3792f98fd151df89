import type { UserActor } from '@waypost/contracts/actor';
import type { Dashboard } from '@waypost/contracts/entities/user';

/** As who a person with these dashboards calls. */
export const userActor = (userId: string, dashboards: readonly Dashboard[]): UserActor => ({
  kind: 'user',
  user_id: userId,
  dashboards: dashboards.map(({ dsh_id, dsh_type }) => ({ dsh_id, dsh_type })),
});
