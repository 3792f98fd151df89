import { findAccounts } from '@waypost/contracts/calls/identity';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { usersOfEmail, type UserStore } from '../user-store.ts';
import { toDashboard } from '../user-views.ts';

export function findAccountsRoute(http: ServiceHttp, { users }: { users: UserStore }) {
  http.route({
    ...findAccounts,
    handler: async ({ body: { email } }) => {
      const found = await usersOfEmail(users, email);
      const accounts = found.map(({ id, value: { iss, dashboards } }) => ({
        user_id: id,
        iss,
        dashboards: dashboards.map(toDashboard),
      }));
      return { accounts };
    },
  });
}
