import { listDashboards } from '@waypost/contracts/calls/identity';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { UserStore } from '../user-store.ts';
import { toDashboard } from '../user-views.ts';

export function listDashboardsRoute(http: ServiceHttp, { users }: { users: UserStore }) {
  http.route({
    ...listDashboards,
    handler: async (request) => {
      const { dsh_type, dsh_id } = request.query;
      const user = await users.find(userOf(request).user_id);
      const dashboards = (user?.value.dashboards ?? [])
        .filter((dashboard) => dsh_type === undefined || dashboard.dsh_type === dsh_type)
        .filter((dashboard) => dsh_id === undefined || dashboard.dsh_id === dsh_id);
      return { dashboards: dashboards.map(toDashboard), total: dashboards.length };
    },
  });
}
