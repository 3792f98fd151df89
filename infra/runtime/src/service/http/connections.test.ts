import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { boundConnections } from './connections.ts';
import { serverLimits } from './server-limits.ts';

/** A server with room for three, as its connections see it: `open` one, or `ask` on a new one and take no answer. */
function someServer() {
  const server = new EventEmitter();
  const http = { server, addHook: () => undefined } as never;
  boundConnections(http, { ...serverLimits, connections: 3 });
  let remotePort = 1;
  const open = (remoteAddress: string) => {
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
    return socket;
  };
  const ask = (remoteAddress: string) => {
    const socket = open(remoteAddress);
    if (!socket.destroyed) server.emit('request', { socket, complete: true }, new EventEmitter());
    return socket;
  };
  return { open, ask };
}

test('who has all connections, and takes no answer, makes room for others, but not for more of their own', () => {
  const { ask } = someServer();
  const slow = [ask('192.0.2.1'), ask('192.0.2.1'), ask('192.0.2.1'), ask('192.0.2.1')];
  const areCut = () => slow.map(({ destroyed }) => destroyed);
  expect(areCut()).toEqual([false, false, false, true]);
  expect(ask('192.0.2.2').destroyed).toBe(false);
  expect(areCut()).toEqual([true, false, false, true]);
  slow[1]?.destroy();
  expect(ask('192.0.2.3').destroyed).toBe(false);
  expect(ask('192.0.2.4').destroyed, 'nobody has more than half').toBe(true);
});

test.each([
  ['an address', '192.0.2.1', '192.0.2.1'],
  ['addresses of one network of IPv6', '2001:db8::1', '2001:db8::2'],
])('who opens many from %s makes room among their own first, however long others have been there', (_, one, other) => {
  const { open } = someServer();
  const sockets = [open('192.0.2.9'), open(one), open(other), open(other)];
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, true, false, false]);
});
