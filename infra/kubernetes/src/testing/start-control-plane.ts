import { execFileSync } from 'node:child_process';
import { kubernetesControl, tellTools } from './config.ts';

/** Starts a control plane by the program that KUBERNETES_CONTROL names: `up` prints the settings that lead to it, `down` removes it. */
export function setup(): void {
  const settings = execFileSync(kubernetesControl(), ['up'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for (const [, name = '', value = ''] of settings.matchAll(/\b([A-Z]+)=(\S+)/g)) tellTools(name, value);
}

export function teardown(): void {
  execFileSync(kubernetesControl(), ['down'], { stdio: 'ignore' });
}
