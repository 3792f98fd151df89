"""The shipped tagger in numpy integers, rule for rule as ../src. SpansInt(path).tag(tokens) -> (knowledge spans, skill spans) in tokens"""
import struct
from spans import *

TY = {'i8': np.int8, 'i16': np.int16, 'i32': np.int32, 'u32': np.uint32, 'u8': np.uint8}


class SpansInt:
    def __init__(self, path):
        b = open(path, 'rb').read()
        magic, n = struct.unpack('<4sI', b[:8])
        assert magic == b'WPT1'
        self.h = h = json.loads(b[8:8 + n])
        t = {k: np.frombuffer(b, TY[v['type']], int(np.prod(v['shape'])), 8 + n + v['offset']).reshape(v['shape']) for k, v in h['tensors'].items()}
        self.e = {k: v.get('exp') for k, v in h['tensors'].items()}
        self.t = {k: v.astype(np.int64) if k not in ('lexhash', 'lexmask', 'vocab') else v for k, v in t.items()}
        self.tok = Tokenizer(t['vocab'].tobytes().decode().split('\n'))
        self.mask = dict(zip(t['lexhash'].tolist(), t['lexmask'].tolist()))
        self.cache = {}

    def up(self, k, *ix):
        return self.t[k][ix] << (8 - self.e[k])

    def own(self, w):
        """what a token says by itself, Q8"""
        v = self.cache.get(w)
        if v is None:
            ids = [i for x in words(w) for i in self.tok.word(x)][:3]
            s = sum((self.up('T', i) for i in ids), np.zeros(self.h['H'], np.int64))
            s = s >> 1 if len(ids) == 2 else s * 21846 >> 16 if len(ids) == 3 else s
            v = s + sum(self.up('aff', j, a) for j, a in enumerate(affixes(w))) + self.up('shape', shape(w))
            self.cache[w] = v
        return v

    def marks(self, toks):
        nw = [words(t) for t in toks]
        n, m = len(toks), len(self.h['lexicons'])
        best = np.zeros((n, m), np.int64)
        for i in range(n):
            acc = []
            for e in range(i, min(i + 6, n)):
                if not nw[e]:
                    break
                acc += nw[e]
                k = ' '.join(acc)
                bits = self.mask.get(fnv(k), 0) | (self.mask.get(fnv(k[:-1]), 0) if k.endswith('s') else 0)
                for j in range(m):
                    if bits >> j & 1:
                        best[i, j] = e - i + 1
        out = np.zeros((n, m), np.int64)
        for j in range(m):
            i = 0
            while i < n:
                b = best[i, j]
                if b == 1:
                    out[i, j] = 1
                elif b > 1:
                    out[i, j] = 2; out[i + 1:i + b, j] = 3
                i += max(1, int(b))
        return out

    def logits(self, toks):
        n, h = len(toks), self.h
        M = self.marks(toks)
        x = np.stack([self.own(w) for w in toks])
        x = x + sum(self.up('lex', j, M[:, j]) for j in range(M.shape[1])) + self.up('pos', np.minimum(np.arange(n), 3))
        x = np.clip(x, 0, 32767)
        for i, d in enumerate(h['dilation']):
            z = np.pad(x, ((d, d), (0, 0)))
            w = self.t[f'd{i}']
            y = z[:n] * w[0] + x * w[1] + z[2 * d:] * w[2] >> self.e[f'd{i}']
            y = np.maximum(y @ self.t[f'c{i}'] + self.t[f'cb{i}'] >> self.e[f'c{i}'], 0)
            x = np.minimum(x + y, 32767)
        return x @ self.t['out'] + self.t['ob']

    def tag(self, toks):
        z = self.logits(toks)
        return spans_of(viterbi(z[:, :3])), spans_of(viterbi(z[:, 3:]))


def viterbi(s):
    sc, bp = [int(s[0, 0]), int(s[0, 1]), -1 << 50], []
    for t in range(1, len(s)):
        best = 0
        for k in (1, 2):
            if sc[k] > sc[best]:
                best = k
        bi = 1 if sc[1] >= sc[2] else 2
        bp.append((best, best, bi))
        sc = [sc[best] + int(s[t, 0]), sc[best] + int(s[t, 1]), sc[bi] + int(s[t, 2])]
    k = 0
    for j in (1, 2):
        if sc[j] > sc[k]:
            k = j
    out = [k]
    for b in reversed(bp):
        k = b[k]; out.append(k)
    return out[::-1]


if __name__ == '__main__':
    import sys
    S = SpansInt(OUT / 'spans.bin')
    D = load(sys.argv[1] if len(sys.argv) > 1 else 'dev', HELD if 'test' in sys.argv else None)
    P = [S.tag(r['tokens']) for r in D]
    K = [to_gold(p[0], r['owner']) for p, r in zip(P, D)]; Sk = [to_gold(p[1], r['owner']) for p, r in zip(P, D)]
    for nm, f in (('tech', lambda d: d['source'] == 'tech'), ('house', lambda d: d['source'] == 'house'), ('all', lambda d: True)):
        ix = [i for i, d in enumerate(D) if f(d)]
        print('knowledge', nm, {k: round(v, 3) for k, v in f1([K[i] for i in ix], [D[i]['Kgold'] for i in ix]).items()})
    print('skill all', {k: round(v, 3) for k, v in f1(Sk, [d['Sgold'] for d in D]).items()})
    tp = sum(len(set(a) & set(d['Kgold'])) + len(set(b) & set(d['Sgold'])) for a, b, d in zip(K, Sk, D))
    np_ = sum(len(a) + len(b) for a, b in zip(K, Sk)); ng = sum(len(d['Kgold']) + len(d['Sgold']) for d in D)
    print('both', round(2 * tp / (np_ + ng), 3))
