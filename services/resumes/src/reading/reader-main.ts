import { Socket } from 'node:net';
import { limits } from '@waypost/contracts/constants';
import { getResolvedPDFJS } from 'unpdf';
import { frameOf, readFrames } from './frames.ts';
import type { Answer, ReadRequest } from './read-result.ts';
import { readResume } from './read-resume.ts';

/** Processor time after which another process takes over: well below what the system lets this one use. */
const usedUpAfterMs = 60_000;

const parent = new Socket({ fd: 3 });
const send = (text: string) => parent.write(frameOf(Buffer.from(text)));

function answerTo(result: Answer['result']): Answer {
  const { user, system } = process.cpuUsage();
  return { result, last: (user + system) / 1000 > usedUpAfterMs };
}

// It is loaded at its first use, which would count against the first file.
await getResolvedPDFJS();
send('ready');
let kind: ReadRequest['kind'] | undefined;
// The name of a kind and the bytes of a file, in turn.
for await (const frame of readFrames(parent, limits.resumeBytes)) {
  if (kind === undefined) {
    kind = frame.toString() as ReadRequest['kind'];
  } else {
    send(JSON.stringify(answerTo(await readResume({ bytes: frame, kind }))));
    kind = undefined;
  }
}
// Whoever asked is gone.
process.exit();
