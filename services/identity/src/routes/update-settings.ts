import { updateSettings } from '@waypost/contracts/calls/identity/settings';
import { userOf } from '@waypost/runtime/service/actors/actor';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import type { SettingsStore } from '../settings-store.ts';

export function updateSettingsRoute(http: ServiceHttp, { settings }: { settings: SettingsStore }) {
  http.route({ ...updateSettings, handler: (request) => settings.change(userOf(request).user_id, request.body) });
}
