import { parentPort } from 'node:worker_threads';
import { readResume } from './read-resume.ts';
import type { ReadRequest } from './read-result.ts';

const port = parentPort!;
port.on('message', async (request: ReadRequest) => port.postMessage(await readResume(request)));
port.postMessage('ready');
