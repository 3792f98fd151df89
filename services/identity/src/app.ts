import type { Closeable } from '@waypost/runtime/closeable';
import { startRelay } from '@waypost/runtime/messaging/relay';
import { buildHttp } from '@waypost/runtime/service/build-http';
import type { BuildService } from '@waypost/runtime/service/run-service';
import { createDashboardRoute } from './routes/create-dashboard.ts';
import { getCurrentUserRoute } from './routes/get-current-user.ts';
import { getProfileCardsRoute } from './routes/get-profile-cards.ts';
import { getProfileRoute } from './routes/get-profile.ts';
import { getUserByEmailRoute } from './routes/get-user-by-email.ts';
import { getUserByUsernameRoute } from './routes/get-user-by-username.ts';
import { getUserRoute } from './routes/get-user.ts';
import { listDashboardsRoute } from './routes/list-dashboards.ts';
import { readProfileRoute } from './routes/read-profile.ts';
import { signInUserRoute } from './routes/sign-in-user.ts';
import { updateDashboardRoute } from './routes/update-dashboard.ts';
import { updateProfileRoute } from './routes/update-profile.ts';
import { updateUserRoute } from './routes/update-user.ts';
import { updateUsernameRoute } from './routes/update-username.ts';
import { createUserStore } from './user-store.ts';
import { createUsernameStore } from './username-store.ts';

export const buildIdentity: BuildService = {
  name: 'identity',
  async build({ ports, client, log, verifyActor, tls }) {
    const users = await createUserStore(ports.documents);
    const usernames = await createUsernameStore(ports.documents);
    const deps = { users, usernames, client };

    const http = buildHttp({ name: 'identity', log, verifyActor, tls });
    getCurrentUserRoute(http, deps);
    getUserRoute(http, deps);
    getUserByEmailRoute(http, deps);
    getUserByUsernameRoute(http, deps);
    getProfileRoute(http, deps);
    updateUserRoute(http, deps);
    updateUsernameRoute(http, deps);
    updateProfileRoute(http, deps);
    listDashboardsRoute(http, deps);
    createDashboardRoute(http, deps);
    updateDashboardRoute(http, deps);
    signInUserRoute(http, deps);
    getProfileCardsRoute(http, deps);
    readProfileRoute(http, deps);

    const running: Closeable[] = [];
    return {
      http,
      async start() {
        running.push(await startRelay({ name: 'identity', stores: [users], ports, log }));
      },
      async close() {
        await Promise.all(running.map((part) => part.close()));
      },
    };
  },
};
