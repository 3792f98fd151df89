import { createDashboard } from '@waypost/contracts/calls/identity';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { newId } from '@waypost/runtime/service/new-id';
import type { UserStore } from '../user-store.ts';
import { toDashboard } from '../user-views.ts';
import { addDashboard, dashboardOf } from '../user.ts';

export function createDashboardRoute(http: ServiceHttp, { users }: { users: UserStore }) {
  http.route({
    ...createDashboard,
    handler: async (request) => {
      const { dsh_type, dsh_name } = request.body;
      const dsh_id = newId();
      const user = await users.change(userOf(request).user_id, (current) =>
        addDashboard(current, { dsh_id, dsh_type, dsh_name }, new Date().toISOString()),
      );
      return toDashboard(dashboardOf(user.value, dsh_id));
    },
  });
}
