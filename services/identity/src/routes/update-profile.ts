import { updateProfile } from '@waypost/contracts/calls/identity';
import { latestToday, type ProfileSection, type SectionOperation } from '@waypost/contracts/entities/profile';
import type { Stored } from '@waypost/runtime/messaging/stored';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import type { Client } from '@waypost/runtime/service/client';
import { newId } from '@waypost/runtime/service/new-id';
import { findCities } from '../cities.ts';
import { applyOperations, readyOperation, requirePastDates } from '../section-operations.ts';
import type { UserStore } from '../user-store.ts';
import { toProfile } from '../user-views.ts';
import { changeSection, type User } from '../user.ts';

/** A listed city brings its own name. */
async function withCityNames(client: Client, operations: readonly SectionOperation<'work_experiences'>[]) {
  const references = operations.flatMap((operation, index) => {
    const city_id = operation.operation === 'delete' ? undefined : operation.address?.city_id;
    return city_id === undefined ? [] : [{ city_id, path: `work_experiences.${index}.address.city_id` }];
  });
  const cities = await findCities(client, references);
  return operations.map((operation) => {
    if (operation.operation === 'delete') return operation;
    const { city_id } = operation.address ?? {};
    const city = city_id === undefined ? undefined : cities.get(city_id);
    return city ? { ...operation, address: { city_id, city: { name: city.city_name } } } : operation;
  });
}

export function updateProfileRoute(http: ServiceHttp, { users, client }: { users: UserStore; client: Client }) {
  async function change(
    user_id: string,
    section: ProfileSection,
    operations: readonly SectionOperation<ProfileSection>[],
  ): Promise<Stored<User>> {
    const now = new Date();
    requirePastDates(section, operations, latestToday(now));
    const ready = operations.map((operation) => readyOperation(operation, newId));
    return users.change(user_id, (current) =>
      changeSection(current, section, applyOperations(section, current[section], ready), now.toISOString()),
    );
  }

  http.route({
    ...updateProfile,
    handler: async (request) => {
      const { user_id } = userOf(request);
      const { work_experiences, ...others } = request.body;
      if (work_experiences) {
        const operations = await withCityNames(client, work_experiences);
        return toProfile(await change(user_id, 'work_experiences', operations), 'self');
      }
      const [section, operations] = Object.entries(others)[0] ?? [];
      return toProfile(await change(user_id, section as ProfileSection, operations ?? []), 'self');
    },
  });
}
