import { uploadPicture } from '@waypost/contracts/calls/pictures';
import { AppError } from '@waypost/contracts/errors';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { fileOf, formRoute } from '@waypost/runtime/service/file-form';
import { Turns } from '@waypost/runtime/service/turns';
import type { PictureStore } from '../picture/picture-store.ts';
import { replacePicture } from '../replace-picture.ts';
import type { UserStore } from '../user-store.ts';
import { toUserInfo } from '../user-views.ts';

/** A picture of the most pixels takes some 300 MB while it is decoded: two at a time would take the service with them. */
export const pictureTurns = { atOnce: 1, waiting: 16, patienceMs: 10_000 };
const busy = () => new AppError('unavailable', 'Many pictures are arriving right now. Please try again in a moment.');
// Who leaves keeps their place: it is given up when their turn comes.
const stays = new AbortController().signal;

async function squaresOf(request: Parameters<typeof fileOf>[1]) {
  // Native code, for the few who upload a picture.
  const { squarePictures } = await import('../picture/square-pictures.ts');
  const file = await fileOf(uploadPicture, request);
  return squarePictures(Buffer.from(await file.arrayBuffer()));
}

export function uploadPictureRoute(http: ServiceHttp, deps: { users: UserStore; pictures: PictureStore }) {
  // Theirs first, or one person could fill the line of all.
  const [ownTurns, turns] = [new Turns(pictureTurns, busy), new Turns(pictureTurns, busy)];
  http.route({
    ...uploadPicture,
    ...formRoute(uploadPicture),
    handler: async (request) => {
      const { user_id } = userOf(request);
      const endOwnTurn = await ownTurns.take(user_id, stays);
      const picture = await turns
        .take('picture', stays)
        .then((endTurn) => squaresOf(request).finally(endTurn))
        .finally(endOwnTurn);
      const name = await deps.pictures.keep(user_id, picture, new Date().toISOString());
      return toUserInfo(await replacePicture(deps, user_id, name));
    },
  });
}
