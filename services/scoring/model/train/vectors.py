"""Writes ../manifest.json and ../vectors.json: 20 texts with their first 8 dimensions and nearest neighbours, 20 sentences with the spans, from the integer implementations in Python."""
from common import *
import numpy as np
from train_static_lib import read_bin
from spans_int import SpansInt
from spans import split

TEXTS = ['Software engineer', 'Senior Java developer (m/f/d)', 'Frontend developer, React.js', 'C++ / C# programmer', '.NET consultant', 'Registered nurse', 'Staff nurse ICU', 'Chief Executive Officer', 'Développeur web', 'Data scientist', 'Machine learning engineer',
         'Truck driver - night shift', 'Electrician', 'Accountant', 'Bookkeeper', 'Kubernetes and Docker', 'continuous integration', 'financial statements', 'patient care', 'Zxqv Qlmtr']
MORE = ['web developer', 'front end engineer', 'embedded programmer', 'critical care nurse', 'managing director', 'statistician', 'AI engineer', 'HGV driver', 'wireman', 'auditor', 'accounting clerk', 'container orchestration', 'DevOps', 'Jenkins', 'balance sheet', 'nursing assistant', 'school teacher', 'chef', 'sales representative', 'SQL', 'PostgreSQL', 'Oracle Java', 'Python', 'JavaScript', 'machine learning', 'recruiter', 'civil engineer', 'warehouse worker', 'barista', 'lawyer']
SENT = ['Experience with Java, Spring Boot and PostgreSQL.', 'You have 5+ years of experience in C++ or C# on Linux.', 'Strong communication skills and the ability to work in a team.', 'Knowledge of AWS (Amazon Web Services), Docker and Kubernetes is a plus.', 'We offer free fruit, a gym and 30 days of vacation.',
        'Familiar with .NET Core, Azure DevOps and CI/CD pipelines', 'Bachelor degree in Computer Science or a related field', 'You will develop and maintain REST APIs in Node.js and TypeScript.', 'Our office in Access Road 12 is easy to reach.', 'Certified registered nurse with knowledge of wound care.',
        'Excellent Excel skills; SAP experience desirable.', 'Manage a team of six accountants and prepare monthly reports.', 'Go, Rust or Python', 'Ready to go? Apply now!', 'Solid understanding of machine learning, statistics and data visualisation (Tableau, Power BI).', 'Fluent English and German',
        'Drive a forklift and keep the warehouse clean.', 'Hands-on with Terraform, Ansible & Jenkins', 'Acme Systems is a leader in cloud software.', 'Naïve Bayes, résumé parsing – and “quotes” don’t break it']


def embedder(path):
    voc, sc, q = read_bin(path)
    tok = Tokenizer(voc)
    def f(t):
        s = np.zeros(q.shape[1], np.int64)
        for i in tok(t):
            s += q[i].astype(np.int64) * int(sc[i])
        n = int((s * s).sum())
        return (s / np.sqrt(float(n))).astype(np.float32) if n else np.zeros(q.shape[1], np.float32)
    return f


f = embedder(OUT / 'static.bin')
allt = TEXTS + MORE
M = np.stack([f(t) for t in allt]).astype(np.float64)
S = M[:len(TEXTS)] @ M.T
texts = []
for i, t in enumerate(TEXTS):
    o = [j for j in np.argsort(-S[i], kind='stable') if j != i][:3]
    texts.append({'text': t, 'head': [float(x) for x in f(t)[:8]], 'near': [[allt[j], round(float(S[i, j]), 4)] for j in o]})
T = SpansInt(OUT / 'spans.bin')
sents = []
for s in SENT:
    of = split(s)
    tk = [s[a:b] for a, b in of]
    k, a = T.tag(tk)
    cut = lambda sp: [s[of[x][0]:of[y - 1][1]] for x, y in sp]
    sents.append({'text': s, 'tokens': tk, 'knowledge': cut(k), 'skill': cut(a), 'logits': [int(x) for x in T.logits(tk)[0]]})
json.dump({'texts': texts, 'more': MORE, 'sentences': sents}, open(OUT / 'vectors.json', 'w'), ensure_ascii=False, indent=1)
import hashlib
json.dump({n: {'sha256': hashlib.sha256((OUT / n).read_bytes()).hexdigest()} for n in ('static.bin', 'spans.bin')}, open(OUT / 'manifest.json', 'w'), indent=2)
for t in texts:
    print(t['text'], '->', t['near'])
for s in sents:
    print(s['text'], '| K', s['knowledge'], '| S', s['skill'])
