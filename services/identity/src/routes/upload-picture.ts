import { uploadPicture } from '@waypost/contracts/calls/identity/pictures';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { fileOf, formRoute } from '@waypost/runtime/service/http/file-form';
import { createPictureLine } from '../picture/picture-line.ts';
import type { PictureStore } from '../picture/picture-store.ts';
import { replacePicture } from '../replace-picture.ts';
import type { UserStore } from '../user-store.ts';
import { toUserInfo } from '../user-views.ts';

async function squaresOf(request: Parameters<typeof fileOf>[1]) {
  // Native code, for the few who upload a picture.
  const { squarePictures } = await import('../picture/square-pictures.ts');
  const file = await fileOf(uploadPicture, request);
  return squarePictures(Buffer.from(await file.arrayBuffer()));
}

export function uploadPictureRoute(http: ServiceHttp, deps: { users: UserStore; pictures: PictureStore }) {
  const inLine = createPictureLine();
  http.route({
    ...uploadPicture,
    ...formRoute(uploadPicture),
    handler: async (request) => {
      const { user_id } = userOf(request);
      const picture = await inLine(user_id, () => squaresOf(request));
      const name = await deps.pictures.keep(user_id, picture, new Date().toISOString());
      return toUserInfo(await replacePicture(deps, user_id, name));
    },
  });
}
