import { getNotificationChannels } from '@waypost/contracts/calls/identity/notifications';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';

export function getNotificationChannelsRoute(http: ServiceHttp, { mail }: { mail: object | undefined }) {
  http.route({ ...getNotificationChannels, handler: () => ({ email: mail !== undefined }) });
}
