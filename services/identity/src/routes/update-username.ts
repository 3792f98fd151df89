import { updateUsername } from '@waypost/contracts/calls/identity';
import { AppError } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { changeUsername } from '../user.ts';
import type { UserStore } from '../user-store.ts';
import { toUserInfo } from '../user-views.ts';
import { isReserved } from '../username.ts';
import type { UsernameStore } from '../username-store.ts';

const notAvailable = () => {
  const message = 'This username is not available';
  return new AppError('conflict', message, { errors: [{ path: 'updated_username', message }] });
};

export function updateUsernameRoute(http: ServiceHttp, deps: { users: UserStore; usernames: UsernameStore }) {
  const { users, usernames } = deps;

  http.route({
    ...updateUsername,
    handler: async (request) => {
      const { user_id } = userOf(request);
      const { updated_username: username } = request.body;
      // The claim comes first: should the change then fail, the name leads here all the same.
      if (isReserved(username) || !(await usernames.claim(username, user_id))) throw notAvailable();
      const user = await users.change(user_id, (current) =>
        changeUsername(current, username, new Date().toISOString()),
      );
      return toUserInfo(user);
    },
  });
}
