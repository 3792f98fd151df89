import { deletePicture } from '@waypost/contracts/calls/identity/pictures';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { PictureStore } from '../picture/picture-store.ts';
import { replacePicture } from '../replace-picture.ts';
import type { UserStore } from '../user-store.ts';
import { toUserInfo } from '../user-views.ts';

export function deletePictureRoute(http: ServiceHttp, deps: { users: UserStore; pictures: PictureStore }) {
  http.route({
    ...deletePicture,
    handler: async (request) => toUserInfo(await replacePicture(deps, userOf(request).user_id, null)),
  });
}
