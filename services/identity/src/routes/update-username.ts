import { updateUsername } from '@waypost/contracts/calls/identity';
import { AppError } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { UserStore } from '../user-store.ts';
import { toUserInfo } from '../user-views.ts';
import { changeUsername, requireUsernameChange } from '../user.ts';
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
      const now = new Date().toISOString();
      const before = await users.find(user_id);
      if (before) requireUsernameChange(before.value, username, now);
      // The claim comes first: should this process end between the two, the name leads here all the same.
      const claim = await usernames.claim(username, user_id);
      if (claim === 'taken') throw notAvailable();
      try {
        return toUserInfo(await users.change(user_id, (current) => changeUsername(current, username, now)));
      } catch (error) {
        // Many at once may all have been let in by the first look. After any other failure the name stays theirs: the same person may
        // have got it by another call.
        const isRefused = error instanceof AppError && error.code === 'too-many-requests';
        if (claim === 'claimed' && isRefused) await usernames.release(username, user_id);
        throw error;
      }
    },
  });
}
