import type { DashboardType } from './constants.ts';

/** Who a call is made for, as the services read it from the actor token. */
export type UserActor = {
  kind: 'user';
  user_id: string;
  dashboards: readonly { dsh_id: string; dsh_type: DashboardType }[];
};
export type ServiceActor = { kind: 'service'; name: string };
export type Actor = UserActor | ServiceActor;
