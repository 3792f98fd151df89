import { parentPort } from 'node:worker_threads';
import { readResume } from './read-resume.ts';
import type { ReadRequest } from './read-result.ts';

const port = parentPort!;
port.on('message', (request: ReadRequest) => void readResume(request).then((result) => port.postMessage(result)));
port.postMessage('ready');
