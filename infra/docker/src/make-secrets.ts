/**
 * Runs before every start, and leaves what the processes read through their `*_FILE` settings: the keys of actor tokens, made
 * once, and who people sign in with, anew each time.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readConfig } from '@waypost/runtime/service/config';
import { runOnce } from '@waypost/runtime/service/process-edge';
import { z } from 'zod';
import { chooseSignIn, signInConfig } from './choose-sign-in.ts';
import { keepActorKeys } from './keep-actor-keys.ts';
import { readSecret, writeSecret } from './secret-file.ts';

const secretsConfig = signInConfig.extend({
  SECRETS: z.string().default('/run/waypost').describe('the folder of the secrets'),
});

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

await runOnce(async () => {
  const config = readConfig(secretsConfig);
  say(`The keys of actor tokens are ${keepActorKeys(join(config.SECRETS, 'actor-keys'))}.`);

  const fileOf = (name: string) => join(config.SECRETS, 'sign-in', name);
  const demoSecret = fileOf('demo-secret');
  const signIn = chooseSignIn(config, () => readSecret(demoSecret) ?? randomBytes(32).toString('base64url'));
  if (signIn.isDemo) writeSecret(demoSecret, signIn.clientSecret);
  writeSecret(fileOf('issuer'), signIn.issuer);
  writeSecret(fileOf('client-id'), signIn.clientId);
  writeSecret(fileOf('client-secret'), signIn.clientSecret);
  say(`People sign in at ${signIn.issuer}.`);
  if (!signIn.isDemo) return;
  say('That is the demo provider, which lets in whoever asks, and runs with: docker compose --profile demo up');
  say('To sign in with Google, set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, then: docker compose up');
});
