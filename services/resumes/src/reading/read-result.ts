import type { ResumeKind } from './file-kind.ts';
import type { ResumeStructure } from './resume-structure.ts';
import type { UnreadableReason } from './unreadable.ts';

export type ReadRequest = { bytes: Uint8Array; kind: ResumeKind };

export type ReadResult =
  | { status: 'readable'; text: string; structure: ResumeStructure }
  | { status: 'unreadable'; reason: UnreadableReason };
