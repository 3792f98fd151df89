"""TMP/NAME.pkl -> ../spans.bin (integers only). usage: export_spans.py NAME biasK biasS"""
import sys, pickle, struct
from spans import *

vj = json.load(open(TMP / 'vocab.json'))
NV = next(i for i, t in enumerate(vj['vocab']) if ' ' in t)


def fixed(x, bits=8, clip=1.0):
    """integers and the exponent e: value = int / 2**e"""
    m = np.quantile(np.abs(x), clip) + 1e-9
    lim = 2 ** (bits - 1) - 1
    e = int(np.floor(np.log2(lim / m)))
    return np.clip(np.rint(x * 2.0 ** e), -lim, lim).astype({8: np.int8, 16: np.int16, 32: np.int32}[bits]), e


def write(p, X, name, bias, meta):
    H = p['b0'].shape[0]
    T = X @ p['W'] + p['T'][:NV]
    ten, blob = {}, b''
    def put(k, a, e=None):
        nonlocal blob
        blob += b'\0' * (-len(blob) % 4)
        ten[k] = {'type': {'int8': 'i8', 'int16': 'i16', 'int32': 'i32', 'uint32': 'u32', 'uint8': 'u8'}[str(a.dtype)], 'shape': list(a.shape), 'offset': len(blob)} | ({} if e is None else {'exp': e})
        blob += a.tobytes()
    for k, v in (('T', T), ('aff', p['aff']), ('shape', p['shape']), ('lex', p['lex']), ('pos', p['pos'] + p['b0'])):
        q, e = fixed(v, 8, .9995 if k == 'T' else 1.)
        if e > 8:
            q, e = np.clip(np.rint(v * 256), -127, 127).astype(np.int8), 8
        put(k, q, e)
    i = 0
    while f'c{i}' in p:
        q, e = fixed(p[f'd{i}'], 8); put(f'd{i}', q, e); ed = e
        q, e = fixed(p[f'c{i}'], 8); put(f'c{i}', q, e)
        put(f'cb{i}', np.rint(p[f'cb{i}'] * 2.0 ** (8 + e)).astype(np.int32), 8 + e)
        i += 1
    q, e = fixed(p['out'], 8); put('out', q, e)
    put('ob', np.rint((p['ob'] + np.array([bias[0], 0, 0, bias[1], 0, 0])) * 2.0 ** (8 + e)).astype(np.int32), 8 + e)
    L = lexicons()
    mask = defaultdict(int)
    for j, k in enumerate(L):
        for x in L[k]:
            mask[fnv(x)] |= 1 << j
    hs = np.array(sorted(mask), np.uint32)
    put('lexhash', hs); put('lexmask', np.array([mask[int(h)] for h in hs], np.uint8))
    put('vocab', np.frombuffer('\n'.join(vj['vocab'][:NV]).encode(), np.uint8))
    head = json.dumps({'H': H, 'layers': i, 'dilation': [1, 2, 4][:i], 'lexicons': list(L), 'hash': NH, 'tags': ['O', 'B', 'I'], 'heads': ['knowledge', 'skill'], 'tensors': ten} | meta).encode()
    head += b' ' * (-len(head) % 4)
    OUT.mkdir(exist_ok=True)
    (OUT / name).write_bytes(struct.pack('<4sI', b'WPT1', len(head)) + head + blob)
    print(name, (OUT / name).stat().st_size, {k: (v['shape'], v.get('exp')) for k, v in ten.items()})


if __name__ == '__main__':
    p = pickle.load(open(TMP / f'{sys.argv[1]}.pkl', 'rb'))
    from train_spans_x import X
    write(p, X, 'spans.bin', (float(sys.argv[2]), float(sys.argv[3])), {'trained': sys.argv[1]})
