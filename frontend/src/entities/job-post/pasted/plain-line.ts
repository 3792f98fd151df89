import { bullets } from '../../../ui/content/written-blocks.ts';

const marks = String.raw`\s#*_\-–—${bullets}\p{Extended_Pictographic}\u{FE0F}\u{200D}`;
const signs = new RegExp(String.raw`^[${marks}]+|[${marks}:：]+$`, 'gu');
/** A line without the signs and marks around it. */
export const plain = (line: string) => line.replace(signs, '');
