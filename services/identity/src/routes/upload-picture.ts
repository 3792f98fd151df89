import { uploadPicture } from '@waypost/contracts/calls/pictures';
import { AppError } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { fileOf, formRoute } from '@waypost/runtime/service/file-form';
import { Turns } from '@waypost/runtime/service/turns';
import type { PictureStore } from '../picture/picture-store.ts';
import { squarePictures } from '../picture/square-pictures.ts';
import { replacePicture } from '../replace-picture.ts';
import type { UserStore } from '../user-store.ts';
import { toUserInfo } from '../user-views.ts';

/** A picture of the most pixels takes some 300 MB while it is decoded: two at a time would take the service with them. */
export const pictureTurns = { atOnce: 1, waiting: 16, patienceMs: 10_000 };
const busy = () => new AppError('unavailable', 'Many pictures are arriving right now. Please try again in a moment.');
// Who leaves keeps their place: it is given up when their turn comes.
const stays = new AbortController().signal;

export function uploadPictureRoute(http: ServiceHttp, deps: { users: UserStore; pictures: PictureStore }) {
  const turns = new Turns(pictureTurns, busy);
  http.route({
    ...uploadPicture,
    ...formRoute(uploadPicture),
    handler: async (request) => {
      const { user_id } = userOf(request);
      const endTurn = await turns.take('picture', stays);
      const picture = await fileOf(uploadPicture, request)
        .then((file) => file.arrayBuffer())
        .then((bytes) => squarePictures(Buffer.from(bytes)))
        .finally(endTurn);
      const name = await deps.pictures.keep(user_id, picture, new Date().toISOString());
      return toUserInfo(await replacePicture(deps, user_id, name));
    },
  });
}
