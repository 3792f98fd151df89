import { updateDashboard } from '@waypost/contracts/calls/identity';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { UserStore } from '../user-store.ts';
import { toDashboard } from '../user-views.ts';
import { dashboardOf, renameDashboard } from '../user.ts';

export function updateDashboardRoute(http: ServiceHttp, { users }: { users: UserStore }) {
  http.route({
    ...updateDashboard,
    handler: async (request) => {
      const { dsh_id } = request.body;
      const user = await users.change(userOf(request).user_id, (current) =>
        renameDashboard(current, request.body, new Date().toISOString()),
      );
      return toDashboard(dashboardOf(user.value, dsh_id));
    },
  });
}
