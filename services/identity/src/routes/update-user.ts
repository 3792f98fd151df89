import { updateUser } from '@waypost/contracts/calls/identity';
import type { BasicInfo } from '@waypost/contracts/entities/profile';
import { profileMessages } from '@waypost/contracts/entities/profile-messages';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { findListed } from '../listed-names.ts';
import type { UserStore } from '../user-store.ts';
import { toProfile } from '../user-views.ts';
import { changeBasicInfo, requireVersion, type UserAddress } from '../user.ts';

async function resolveAddress(client: Client, address: BasicInfo['address']): Promise<UserAddress | undefined> {
  if (!address) return undefined;
  const { city_id, name } = address;
  if (city_id === undefined) return name ? { name } : {};
  const chosen = { id: city_id, path: 'address.city_id', unknown: profileMessages.city };
  const city = (await findListed(client, 'cities', [chosen])).get(city_id);
  return { city_id, ...(city && { name: city.city_name, country_name: city.country_name }) };
}

export function updateUserRoute(http: ServiceHttp, { users, client }: { users: UserStore; client: Client }) {
  http.route({
    ...updateUser,
    handler: async (request) => {
      const { user_id: _claimed, version, address: given, ...info } = request.body;
      const address = await resolveAddress(client, given);
      const user = await users.change(userOf(request).user_id, (current, storedAs) => {
        requireVersion(storedAs, version, () => toProfile({ ...storedAs, value: current }, 'self'));
        return changeBasicInfo(current, { ...info, address }, new Date().toISOString());
      });
      return toProfile(user, 'self');
    },
  });
}
