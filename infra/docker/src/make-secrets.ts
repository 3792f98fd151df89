/**
 * Runs before every start, and leaves what the processes read through their `*_FILE` settings: each its own key of actor
 * tokens, its certificate and its passwords, made once, and anew each time who people sign in with and which mail server there is.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepActorKeys } from '@waypost/runtime/operator/keep-actor-keys';
import { keepAuthority, keepServerCertificate } from '@waypost/runtime/operator/keep-certificates';
import { readSecret, writeSecret } from '@waypost/runtime/operator/secret-file';
import { actorProcesses } from '@waypost/runtime/service/actors/actor-rights';
import { readConfig } from '@waypost/runtime/service/process/config';
import { runOnce } from '@waypost/runtime/service/process/process-edge';
import { z } from 'zod';
import { chooseSignIn, signInConfig } from './choose-sign-in.ts';
import { ofEngines, writeEngineAccess } from './engine-access.ts';
import { engines } from './engine-users.ts';

const secretsConfig = signInConfig.extend({
  SECRETS: z.string().default('/run/waypost').describe('the folder of the secrets'),
  SMTP_URL: z.string().optional().describe('the mail server of identity'),
  MONGODB_ASKS: z.enum(['yes', 'no']).default('yes').describe('no where MongoDB knows neither TLS nor passwords'),
  OPENSEARCH_ASKS: z.enum(['yes', 'no']).default('yes').describe('no where OpenSearch has no security plugin'),
});

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

await runOnce(async () => {
  const config = readConfig(secretsConfig);
  const fileOf = (name: string) => join(config.SECRETS, 'sign-in', name);
  const demoSecret = fileOf('demo-secret');
  const signIn = chooseSignIn(config, () => readSecret(demoSecret) ?? randomBytes(32).toString('base64url'));
  if (signIn.isDemo) writeSecret(demoSecret, signIn.clientSecret);
  writeSecret(fileOf('issuer'), signIn.issuer);
  writeSecret(fileOf('client-id'), signIn.clientId);
  writeSecret(fileOf('client-secret'), signIn.clientSecret);
  say(`People sign in at ${signIn.issuer}.`);

  const mailServer = join(config.SECRETS, 'identity', 'smtp-url');
  if (config.SMTP_URL) writeSecret(mailServer, config.SMTP_URL);
  else rmSync(mailServer, { force: true });

  // Who loads the demo speaks for people: where they sign in elsewhere, nobody has such a key.
  const processes = actorProcesses.filter((name) => signIn.isDemo || name !== 'demo-data');
  const made = await keepActorKeys({ folder: config.SECRETS, processes });
  say(made.length > 0 ? `New keys of actor tokens: ${made.join(', ')}.` : 'The keys of actor tokens are kept.');

  const authority = await keepAuthority(config.SECRETS);
  writeSecret(join(config.SECRETS, 'shared', 'authority'), authority.cert, 0o644);
  const renewed = [];
  for (const name of processes) {
    if ((await keepServerCertificate(config.SECRETS, authority, { name })) === 'made') renewed.push(name);
  }
  for (const name of engines) {
    if ((await keepServerCertificate(config.SECRETS, authority, { name }, ofEngines)) === 'made') renewed.push(name);
  }
  say(
    renewed.length > 0
      ? `New certificates, for when they start again: ${renewed.join(', ')}.`
      : 'The certificates are kept.',
  );
  await writeEngineAccess(config.SECRETS, [...processes, 'operator'], {
    mongodbAsks: config.MONGODB_ASKS === 'yes',
    openSearchAsks: config.OPENSEARCH_ASKS === 'yes',
  });

  if (!signIn.isDemo) return;
  say('That is the demo provider, which lets in whoever asks, and runs with: docker compose --profile demo up --wait');
  say('To sign in with Google, set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, then: docker compose up --wait');
});
