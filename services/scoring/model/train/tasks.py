"""The evaluation tasks of artifact A. split: 'dev' reads WAYPOST_DATA, 'test' reads WAYPOST_HELDOUT."""
from common import *
import numpy as np


def base(split):
    return DATA if split == 'dev' else HELD


def talentclef(split):
    d = base(split) / 'talentclef25'
    c = [l.rstrip('\n').split('\t') for l in open(d / 'corpus.tsv')][1:]
    q = [l.rstrip('\n').split('\t') for l in open(d / 'queries.tsv')][1:]
    rel = defaultdict(set)
    for l in open(d / 'qrels.tsv'):
        a, _, b, s = l.split()
        if int(s) > 0:
            rel[a].add(b)
    ci = {c_[0]: i for i, c_ in enumerate(c)}
    return [x[1] for x in q], [x[1] for x in c], [np.array([ci[b] for b in rel[x[0]]]) for x in q]


def average_precision(order, rel):
    hit = np.isin(order, rel)
    r = np.flatnonzero(hit)
    return float(((np.arange(len(r)) + 1) / (r + 1)).sum() / len(rel))


def m_talentclef(S, rel):
    o = np.argsort(-S, axis=1, kind='stable')
    return {'MAP': np.mean([average_precision(o[i], rel[i]) for i in range(len(rel))])}


def jobbert(split, every=5):
    f = 'titles.csv' if split == 'dev' else 'titles.test.csv'
    occ = esco_occupations()
    ui = {o[0]: i for i, o in enumerate(occ)}
    q = [(r['vacancyTitle'], ui[r['conceptUri']]) for r in rows(base(split) / 'jobbert-titles' / f) if r['conceptUri'] in ui][::every]
    labels = [l for o in occ for l in o[2]]
    owner = np.array([i for i, o in enumerate(occ) for _ in o[2]])
    return [x[0] for x in q], labels, owner, np.array([x[1] for x in q])


def by_owner(S, owner):
    """max over the labels of an owner; owners are contiguous"""
    st = np.flatnonzero(np.r_[True, owner[1:] != owner[:-1]])
    return np.maximum.reduceat(S, st, axis=1)


def m_jobbert(S, gold):
    """S: titles x occupations"""
    g = S[np.arange(len(gold)), gold][:, None]
    rank = (S > g).sum(1) + ((S == g).sum(1) - 1) // 2 + 1  # ties: middle
    return {'MRR': float((1 / rank).mean()), 'R@1': float((rank <= 1).mean()), 'R@5': float((rank <= 5).mean()), 'R@10': float((rank <= 10).mean())}


def melo():
    d = HELD / 'melo-usa'
    c = [l.rstrip('\n').split('\t') for l in open(d / 'corpus_elements.tsv')]
    q = [l.rstrip('\n').split('\t') for l in open(d / 'queries.tsv')]
    ci = {x[0]: i for i, x in enumerate(c)}
    rel = defaultdict(list)
    for l in open(d / 'annotations.tsv'):
        a, _, b, s = l.split()
        if int(s) > 0:
            rel[a].append(ci[b])
    return [x[1] for x in q], [x[1] for x in c], [np.array(rel[x[0]]) for x in q]


def m_melo(S, rel):
    o = np.argsort(-S, axis=1, kind='stable')
    f = np.array([np.flatnonzero(np.isin(o[i], rel[i]))[0] + 1 for i in range(len(rel))])
    return {'MAP': np.mean([average_precision(o[i], rel[i]) for i in range(len(rel))]), 'succ@1': float((f <= 1).mean()), 'succ@10': float((f <= 10).mean()), 'MRR': float((1 / f).mean())}


def esco_labels():
    """techwolf label list with the aliases of ESCO's skills: labels, alias texts, owner"""
    labels = [l.strip() for l in open(DATA / 'techwolf/skills_en_label.txt') if l.strip()]
    al = defaultdict(list)
    for _, n, ls, _ in esco_skills():
        al[n.lower()] += ls[1:]
    texts, owner = [], []
    for i, l in enumerate(labels):
        for t in dict.fromkeys([l] + al.get(l.lower(), [])):
            texts.append(t); owner.append(i)
    return labels, texts, np.array(owner)


def esco_queries(split, name):
    labels = {l.strip(): i for i, l in enumerate(x for x in open(DATA / 'techwolf/skills_en_label.txt') if x.strip())}
    f = base(split) / 'techwolf' / f"{name}_{'validation' if split == 'dev' else 'test'}_annotations.csv"
    d = defaultdict(set)
    for r in rows(f):
        if r['label'] in labels:
            d[r['sentence']].add(labels[r['label']])
    return list(d), [np.array(sorted(v)) for v in d.values()]


def m_esco(S, rel):
    o = np.argsort(-S, axis=1, kind='stable')[:, :5]
    f = lambda k: np.mean([np.isin(o[i, :k], r).sum() / min(k, len(r)) for i, r in enumerate(rel)])
    return {'RP@1': f(1), 'RP@5': f(5)}


if __name__ == '__main__':
    for s in ('dev', 'test'):
        print(s, [len(x) for x in talentclef(s)], [len(x) for x in jobbert(s)], {n: len(esco_queries(s, n)[0]) for n in (('tech', 'house') if s == 'dev' else ('tech', 'house', 'techwolf'))})
    print([len(x) for x in melo()], len(esco_labels()[1]))
