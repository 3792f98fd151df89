import * as identity from '../calls/identity.ts';
import * as leaving from '../calls/identity/leaving.ts';
import * as listedPeople from '../calls/identity/listed-people.ts';
import * as notifications from '../calls/identity/notifications.ts';
import * as pictures from '../calls/identity/pictures.ts';
import * as settings from '../calls/identity/settings.ts';
import * as tellingWords from '../calls/identity/telling-words.ts';
import { readPersonOfIdentity } from '../calls/personal-data.ts';

/** The calls that identity answers, and what their modules have beside. */
export const identityCalls = {
  ...identity,
  ...leaving,
  ...listedPeople,
  ...notifications,
  ...pictures,
  ...settings,
  ...tellingWords,
  readPersonOfIdentity,
};
