import { z } from 'zod';

/** The program that starts a control plane: `<program> up` prints how it is reached, `<program> down` removes it. */
export const kubernetesControl = () =>
  z
    .object({ KUBERNETES_CONTROL: z.string('KUBERNETES_CONTROL has to name a program that starts a control plane') })
    .parse(process.env).KUBERNETES_CONTROL;

/** For kubectl and helm, which the tests run. @param value may name `$PATH`, as a line of a shell does. */
export function tellTools(name: string, value: string): void {
  process.env[name] = value.replace('$PATH', process.env['PATH'] ?? '');
}
