import { updateProfile } from '@waypost/contracts/calls/identity';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import { newId } from '@waypost/runtime/service/new-id';
import { nameItems } from '../name-items.ts';
import { applyOperations, readyOperation } from '../section-operations.ts';
import type { UserStore } from '../user-store.ts';
import { toProfile } from '../user-views.ts';
import { changeSection } from '../user.ts';

export function updateProfileRoute(http: ServiceHttp, { users, client }: { users: UserStore; client: Client }) {
  http.route({
    ...updateProfile,
    handler: async (request) => {
      const { section, operations } = await nameItems(client, request.body);
      const ready = operations.map((operation) => readyOperation(operation, newId));
      const user = await users.change(userOf(request).user_id, (current) => {
        const items = applyOperations(section, current[section], ready);
        return changeSection(current, section, items, new Date().toISOString());
      });
      return toProfile(user, 'self');
    },
  });
}
