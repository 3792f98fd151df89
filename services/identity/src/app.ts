import * as calls from '@waypost/contracts/calls/identity';
import { defineService } from '@waypost/runtime/service/define-service';
import type { ServiceContext } from '@waypost/runtime/service/run-service';
import { createDashboardRoute } from './routes/create-dashboard.ts';
import { findAccountsRoute } from './routes/find-accounts.ts';
import { getCurrentUserRoute } from './routes/get-current-user.ts';
import { getProfileCardsRoute } from './routes/get-profile-cards.ts';
import { getProfileCompletionRoute } from './routes/get-profile-completion.ts';
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

export const buildIdentity = defineService({
  name: 'identity',
  calls,
  async open({ ports, client }: ServiceContext) {
    return {
      users: await createUserStore(ports.documents),
      usernames: await createUsernameStore(ports.documents),
      client,
    };
  },
  stores: ({ users }) => [users],
  routes: {
    getCurrentUser: getCurrentUserRoute,
    getUser: getUserRoute,
    getUserByEmail: getUserByEmailRoute,
    getUserByUsername: getUserByUsernameRoute,
    getProfile: getProfileRoute,
    getProfileCompletion: getProfileCompletionRoute,
    updateUser: updateUserRoute,
    updateUsername: updateUsernameRoute,
    updateProfile: updateProfileRoute,
    listDashboards: listDashboardsRoute,
    createDashboard: createDashboardRoute,
    updateDashboard: updateDashboardRoute,
    signInUser: signInUserRoute,
    findAccounts: findAccountsRoute,
    getProfileCards: getProfileCardsRoute,
    readProfile: readProfileRoute,
  },
});
