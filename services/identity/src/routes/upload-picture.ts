import { uploadPicture } from '@waypost/contracts/calls/pictures';
import { userOf } from '@waypost/runtime/service/actor';
import type { ServiceHttp } from '@waypost/runtime/service/build-http';
import { fileOf, formRoute } from '@waypost/runtime/service/file-form';
import type { PictureStore } from '../picture/picture-store.ts';
import { squarePictures } from '../picture/square-pictures.ts';
import { replacePicture } from '../replace-picture.ts';
import type { UserStore } from '../user-store.ts';
import { toUserInfo } from '../user-views.ts';

export function uploadPictureRoute(http: ServiceHttp, deps: { users: UserStore; pictures: PictureStore }) {
  http.route({
    ...uploadPicture,
    ...formRoute(uploadPicture),
    handler: async (request) => {
      const { user_id } = userOf(request);
      const file = await fileOf(uploadPicture, request);
      const picture = await squarePictures(Buffer.from(await file.arrayBuffer()));
      const name = await deps.pictures.keep(user_id, picture, new Date().toISOString());
      return toUserInfo(await replacePicture(deps, user_id, name));
    },
  });
}
