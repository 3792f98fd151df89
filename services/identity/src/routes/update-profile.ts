import { updateProfile } from '@waypost/contracts/calls/identity';
import type { ProfileSection } from '@waypost/contracts/entities/profile-sections';
import type { Decision } from '@waypost/runtime/messaging/stored';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { newId } from '@waypost/runtime/service/new-id';
import { nameItems, type Written } from '../name-items.ts';
import { applyOperations, readyOperation, requireRoom } from '../section-operations.ts';
import type { UserStore } from '../user-store.ts';
import { toProfile } from '../user-views.ts';
import { changeSection, orderSections, requireVersion, type User } from '../user.ts';

type Change = (user: User) => Decision<User>;

const inOrder =
  (sections: ProfileSection[]): Change =>
  (user) =>
    orderSections(user, sections, new Date().toISOString());

async function withItems(client: Client, written: Written): Promise<Change> {
  const { section, operations } = await nameItems(client, written);
  const ready = operations.map((operation) => readyOperation(operation, newId));
  return (user) => {
    const items = applyOperations(section, user[section], ready);
    requireRoom(user, section, items);
    return changeSection(user, section, items, new Date().toISOString());
  };
}

export function updateProfileRoute(http: ServiceHttp, { users, client }: { users: UserStore; client: Client }) {
  http.route({
    ...updateProfile,
    handler: async (request) => {
      const { version, section_order, resumes: _unsupported, ...sections } = request.body;
      const decide = section_order ? inOrder(section_order) : await withItems(client, sections);
      const user = await users.change(userOf(request).user_id, (current, storedAs) => {
        requireVersion(storedAs, version, () => toProfile({ ...storedAs, value: current }, 'self'));
        return decide(current);
      });
      return toProfile(user, 'self');
    },
  });
}
