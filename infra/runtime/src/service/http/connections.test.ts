import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { boundConnections } from './connections.ts';
import { serverLimits } from './server-limits.ts';

test('who has all connections, and takes no answer, makes room for others, but not for more of their own', () => {
  const server = new EventEmitter();
  const http = { server, addHook: () => undefined } as never;
  boundConnections(http, { ...serverLimits, connections: 3 });
  let remotePort = 1;
  const ask = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), {
      remoteAddress,
      remotePort: (remotePort += 1),
      destroyed: false,
      destroy(): void {
        socket.destroyed = true;
        socket.emit('close');
      },
    });
    server.emit('connection', socket);
    if (!socket.destroyed) server.emit('request', { socket, complete: true }, new EventEmitter());
    return socket;
  };
  const slow = [ask('192.0.2.1'), ask('192.0.2.1'), ask('192.0.2.1'), ask('192.0.2.1')];
  const areCut = () => slow.map(({ destroyed }) => destroyed);
  expect(areCut()).toEqual([false, false, false, true]);
  expect(ask('192.0.2.2').destroyed).toBe(false);
  expect(areCut()).toEqual([true, false, false, true]);
  slow[1]?.destroy();
  expect(ask('192.0.2.3').destroyed).toBe(false);
  expect(ask('192.0.2.4').destroyed, 'nobody has more than half').toBe(true);
});
