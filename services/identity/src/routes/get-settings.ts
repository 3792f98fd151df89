import { getSettings } from '@waypost/contracts/calls/identity/settings';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { SettingsStore } from '../settings-store.ts';

export function getSettingsRoute(http: ServiceHttp, { settings }: { settings: SettingsStore }) {
  http.route({ ...getSettings, handler: (request) => settings.of(userOf(request).user_id) });
}
