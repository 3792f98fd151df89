"""Features of the span tagger: tokeniser, word ids, shapes, affix hashes, lexicon marks. Same rules as ../src."""
from common import *
import numpy as np

#  .NET | words with inner . ' & _ - and a closing ++ or # | any other sign alone
SPLIT = re.compile(r"\.[A-Za-z]{2,}(?![A-Za-z])|[^\W_]+(?:[.'’&_-][^\W_]+)*(?:\+\+|#)?|[^\s\w]|_")
SIGNS = "(),/:;-–•*&+.!?'\"’%$<>@|[]"


def split(text):
    """[(start, end)]"""
    return [m.span() for m in SPLIT.finditer(text)]


def shape(w):
    """0..63: kind of letters (0-9) x length class"""
    if not w[0].isalnum() and not (w[0] == '.' and len(w) > 1):
        i = SIGNS.find(w[0])
        return 40 + (i if 0 <= i < 23 else 23)
    L = [c for c in w if c.isalpha()]
    d = any(c.isdigit() for c in w)
    if not L:
        k = 0
    elif all(c.islower() for c in L):
        k = 2 if d else 1
    elif all(c.isupper() for c in L):
        k = 4 if d else (3 if len(w) > 1 else 9)
    elif L[0].isupper() and all(c.islower() for c in L[1:]):
        k = 6 if d else 5
    else:
        k = 8 if d else 7
    n = len(w)
    return k * 4 + (0 if n <= 2 else 1 if n <= 4 else 2 if n <= 8 else 3)


def fnv(s):
    h = 0x811C9DC5
    for b in s.encode('utf-8'):
        h = ((h ^ b) * 0x01000193) & 0xFFFFFFFF
    return h ^ (h >> 15)


NH = 4096


def affixes(w):
    w = norm(w)
    return [fnv('<' + w[:3]) % NH, fnv(w[-3:] + '>') % NH, fnv(w[-2:] + ']') % NH]


def key(tokens):
    """a token list as lexicon key: normal words joined by blanks"""
    return ' '.join(' '.join(words(t)) or '·' for t in tokens)


def lexicons():
    """name -> set of keys. Built from shippable data only."""
    te = technologies()
    tech = {' '.join(words(p)) for p, _, _ in te}
    short = {' '.join(words(s)) for p, _, h in te for s in short_forms(p)}
    know, act = set(), set()
    for _, _, ls, _ in esco_skills():
        verb = bool(re.match(r"[a-z]+(e|y|t|d|n|h|p|k|l|m|r|w|s|g|x|o)\s", ls[0])) and ls[0].split()[0] in VERBS
        (act if verb else know).update(' '.join(words(re.sub(r'\s*\(.*?\)', '', l))) for l in ls)
    sv = Counter(s.lower() for r in skill2vec() for s in set(r))
    s2v = {' '.join(words(s)) for s, n in sv.items() if n >= 12 and len(words(s)) <= 4}
    title = {' '.join(words(l)) for o in esco_occupations() for l in o[2]} | {' '.join(words(re.sub(r'\s*\(.*?\)', '', l))) for o in onet_occupations().values() for l in o[1]}
    often = {' '.join(words(s)) for s, n in sv.items() if n >= 100 and len(words(s)) <= 4}
    hot = {' '.join(words(f)) for p, _, h in te if h for f in [p] + short_forms(p)}
    L = {'hot': hot, 'often': often, 'tech': tech, 'short': short - tech, 'know': know, 'act': act, 's2v': s2v, 'title': title}
    for k in L:
        L[k] = {x for x in L[k] if x and (len(x) > 1 or x in 'cr') and len(x.split()) <= 6}
    return L


def _verbs():
    c = Counter(ls[0].split()[0] for _, _, ls, _ in esco_skills() if ' ' in ls[0])
    return {v for v, n in c.items() if n >= 12 and not v.endswith(('ing', 'al', 'ic', 'ion', 'ology', 'ics')) and v not in ('computer', 'software', 'food', 'health', 'art', 'business', 'data', 'human', 'road', 'animal', 'project', 'product', 'fire', 'water', 'types', 'office', 'quality', 'risk', 'safety', 'building', 'customer', 'media', 'web', 'energy', 'waste', 'wood', 'principles', 'environmental', 'company', 'sports', 'textile', 'leather', 'footwear', 'marketing', 'library', 'law', 'music', 'plant', 'tourism', 'vehicle', 'internet', 'information', 'ict', 'methods', 'characteristics', 'the', 'public', 'history', 'theatre', 'aviation', 'airport', 'forest', 'emergency', 'security', 'supply', 'cloud')}


VERBS = _verbs()


class Lexicon:
    """longest match from the left, per lexicon; marks 0 none, 1 single, 2 first, 3 inner or last"""

    def __init__(self, L=None):
        self.L = L or lexicons()
        self.names = list(self.L)

    def marks(self, toks):
        nw = [words(t) for t in toks]
        out = np.zeros((len(toks), len(self.names)), np.int8)
        for j, n in enumerate(self.names):
            S, i = self.L[n], 0
            while i < len(toks):
                best = 0
                if nw[i]:
                    acc = []
                    for e in range(i, min(i + 6, len(toks))):
                        if not nw[e]:
                            break
                        acc += nw[e]
                        k = ' '.join(acc)
                        if k in S or (k.endswith('s') and k[:-1] in S):
                            best = e - i + 1
                if best == 1:
                    out[i, j] = 1
                elif best > 1:
                    out[i, j] = 2; out[i + 1:i + best, j] = 3
                i += max(1, best)
        return out


def load(split_name, root=None):
    """sentences of SkillSpan re-split by our rule: dict(tokens, owner (gold token of each), K, S tags 0 O 1 B 2 I, gold K and S spans, source)"""
    out = []
    for line in open((root or DATA) / 'skillspan' / f'{split_name}.json'):
        d = json.loads(line)
        toks, own = [], []
        for i, t in enumerate(d['tokens']):
            ps = [t[a:b] for a, b in split(t)] or [t]
            toks += ps; own += [i] * len(ps)
        r = {'tokens': toks, 'owner': own, 'n': len(d['tokens']), 'source': d['source'], 'doc': d['idx']}
        for k, f in (('K', 'tags_knowledge'), ('S', 'tags_skill')):
            tags = [x[0] for x in d[f]]
            r[k + 'gold'] = spans_of(tags)
            r[k] = [{'O': 0, 'B': 1 if j == 0 or own[j - 1] != own[j] else 2, 'I': 2}[tags[own[j]]] for j in range(len(own))]
        out.append(r)
    return out


def spans_of(tags):
    out, a = [], None
    for i, t in enumerate(list(tags) + ['O']):
        if t in ('B', 1) or t in ('O', 0) or (t in ('I', 2) and a is None):
            if a is not None:
                out.append((a, i)); a = None
            if t in ('B', 1) or t in ('I', 2):
                a = i
    return out


def to_gold(spans, owner):
    return list(dict.fromkeys((owner[a], owner[b - 1] + 1) for a, b in spans))


def f1(pred, gold):
    """pred, gold: lists of span lists. strict and overlap P R F1; overlap: a span counts when it shares a token with any span of the other side"""
    tp = sum(len(set(p) & set(g)) for p, g in zip(pred, gold))
    np_, ng = sum(map(len, pred)), sum(map(len, gold))
    ov = lambda a, b: sum(any(x[0] < y[1] and y[0] < x[1] for y in b) for x in a)
    op = sum(ov(p, g) for p, g in zip(pred, gold)); og = sum(ov(g, p) for p, g in zip(pred, gold))
    h = lambda p, r: 2 * p * r / (p + r) if p + r else 0.
    P, R, OP, OR = tp / max(1, np_), tp / max(1, ng), op / max(1, np_), og / max(1, ng)
    return {'P': P, 'R': R, 'F1': h(P, R), 'oP': OP, 'oR': OR, 'oF1': h(OP, OR)}


if __name__ == '__main__':
    lx = Lexicon()
    print({k: len(v) for k, v in lx.L.items()}, sorted(VERBS)[:400])
    for sp in ('train', 'dev'):
        D = load(sp)
        for name in (['tech'], ['tech', 'short'], ['s2v'], ['know']):
            js = [lx.names.index(n) for n in name]
            pred, gold = [], []
            for r in D:
                if r['source'] != 'tech':
                    continue
                m = lx.marks(r['tokens'])
                sp_ = []
                for j in js:
                    sp_ += spans_of([{0: 0, 1: 1, 2: 1, 3: 2}[x] for x in m[:, j]])
                pred.append(to_gold(sp_, r['owner'])); gold.append(r['Kgold'])
            x = f1(pred, gold)
            print(sp, name, {k: round(v, 3) for k, v in x.items()})
