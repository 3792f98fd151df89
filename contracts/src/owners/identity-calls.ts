import * as identity from '../calls/identity.ts';
import * as leaving from '../calls/leaving.ts';
import * as listedPeople from '../calls/listed-people.ts';
import * as notifications from '../calls/notifications.ts';
import { readPersonOfIdentity } from '../calls/personal-data.ts';
import * as pictures from '../calls/pictures.ts';
import * as settings from '../calls/settings.ts';
import * as tellingWords from '../calls/telling-words.ts';

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
