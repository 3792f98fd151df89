import { readModelFile } from './model-file.ts';

type Numbers = Int8Array | Int16Array | Int32Array | Uint32Array | Uint8Array;
const kinds = { i8: Int8Array, i16: Int16Array, i32: Int32Array, u32: Uint32Array, u8: Uint8Array } as const;

type Head = {
  /** Numbers that a token is held in. */
  H: number;
  dilation: readonly number[];
  lexicons: readonly string[];
  /** Rows of each table of beginnings and endings. */
  hash: number;
  tensors: Readonly<
    Record<string, { type: keyof typeof kinds; shape: readonly number[]; offset: number; exp?: number }>
  >;
};

/** Whole numbers; what they stand for is each divided by 2 ** `exp`. */
export type Tensor = { values: Numbers; exp: number };
export type SpanFile = Omit<Head, 'tensors' | 'lexicons'> & {
  lexicons: number;
  tensor(name: string): Tensor;
  entries: ReadonlyMap<string, number>;
};

const headAt = 8;

/** The tables of the tagger, as views of the file. */
export function openSpanFile(): SpanFile {
  const bytes = readModelFile('spans.bin');
  const [, length = 0] = new Uint32Array(bytes, 0, 2);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, headAt, length))) as Head;
  const tensor = (name: string): Tensor => {
    const { type, shape, offset, exp = 0 } = head.tensors[name] ?? missing(name);
    const size = shape.reduce((product, side) => product * side, 1);
    return { values: new kinds[type](bytes, headAt + length + offset, size), exp };
  };
  const names = new TextDecoder().decode(tensor('vocab').values).split('\n');
  return { ...head, lexicons: head.lexicons.length, tensor, entries: new Map(names.map((name, id) => [name, id])) };
}

function missing(name: string): never {
  throw new Error(`The tagger has no table ${name}`);
}
