"""Paths, readers of the data, and the tokeniser shared by every script. The tokeniser is the one of src/text-rules.ts, rule for rule."""
import csv, gzip, json, os, re, unicodedata
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent
DATA = Path(os.environ['WAYPOST_DATA'])
HELD = Path(os.environ.get('WAYPOST_HELDOUT', DATA))
TMP = Path(os.environ.get('MODEL_TMP', 'scratch'))
OUT = ROOT.parent
TAX = DATA / 'taxonomy'
csv.field_size_limit(10**9)


def norm(s):
    """NFKD, marks dropped, lower case; '.net' that starts a word becomes 'dotnet'."""
    s = ''.join(c for c in unicodedata.normalize('NFKD', s) if unicodedata.category(c) != 'Mn').lower()
    return re.sub(r'(^|[^a-z0-9])\.net(?![a-z0-9])', r'\1dotnet', s)


WORD = re.compile(r'[a-z0-9]+[+#]*')


def words(s):
    return WORD.findall(norm(s))


class Tokenizer:
    """words -> ids: whole word, else greedy pieces ('##' continues a word), plus the id of each listed pair of neighbours."""

    def __init__(self, vocab):
        self.id = {t: i for i, t in enumerate(vocab)}

    def word(self, w):
        i = self.id.get(w)
        if i is not None:
            return [i]
        out, a = [], 0
        while a < len(w):
            b = len(w)
            while b > a:
                i = self.id.get(w[a:b] if a == 0 else '##' + w[a:b])
                if i is not None:
                    break
                b -= 1
            if b == a:
                a += 1  # a character no piece covers is skipped
                continue
            out.append(i)
            a = b
        return out

    def __call__(self, s, limit=256):
        ws = words(s)[:limit]
        ids = []
        for w in ws:
            ids += self.word(w)
        for a, b in zip(ws, ws[1:]):
            i = self.id.get(a + ' ' + b)
            if i is not None:
                ids.append(i)
        return ids


def tsv(path):
    with open(path, encoding='utf-8') as f:
        return list(csv.DictReader(f, delimiter='\t', quoting=csv.QUOTE_NONE))


def rows(path):
    with open(path, encoding='utf-8') as f:
        return list(csv.DictReader(f))


def esco_occupations():
    """[(uri, preferred, [labels], description)]"""
    out = []
    for r in rows(TAX / 'esco-occupations-en-1.1.1.csv'):
        alts = [a.strip() for k in ('altLabels', 'hiddenLabels') for a in (r[k] or '').split('\n') if a.strip()]
        out.append((r['conceptUri'], r['preferredLabel'], list(dict.fromkeys([r['preferredLabel']] + alts)), r['description'] or r['definition'] or ''))
    return out


def onet_occupations():
    """{code: (title, [titles], description)}"""
    occ = {r['O*NET-SOC Code']: (r['Title'], [r['Title']], r['Description']) for r in tsv(TAX / 'Occupation Data.txt')}
    for f, c in (('Alternate Titles.txt', 'Alternate Title'), ('Sample of Reported Titles.txt', 'Reported Job Title')):
        for r in tsv(TAX / f):
            if r['O*NET-SOC Code'] in occ:
                occ[r['O*NET-SOC Code']][1].append(r[c])
                s = r.get('Short Title')
                if s and s != 'n/a':
                    occ[r['O*NET-SOC Code']][1].append(s)
    return {k: (t, list(dict.fromkeys(a)), d) for k, (t, a, d) in occ.items()}


def esco_skills():
    """[(uri, label, [labels], description)]"""
    out = []
    for r in rows(TAX / 'esco-skills.csv'):
        if r['taxonomy'] == 'ESCO':
            al = [a.strip() for a in (r['aliases'] or '').split(',') if a.strip()]
            out.append((r['original_id'], r['skill_name'], list(dict.fromkeys([r['skill_name']] + al)), r['description'] or ''))
    return out


def technologies():
    """[(product, [commodity titles], hot)]"""
    d, hot = defaultdict(set), set()
    for r in tsv(TAX / 'Technology Skills.txt'):
        d[r['Example']].add(r['Commodity Title'])
        if r['Hot Technology'] == 'Y':
            hot.add(r['Example'])
    return [(p, sorted(c), p in hot) for p, c in d.items()]


def short_forms(p):
    """short names of a product: without vendor, without 'software', the upper-case token, the part in brackets"""
    out = set()
    m = re.match(r'(.*?)\s*\((.*?)\)\s*(.*)$', p)
    if m:
        out |= {m[1] + ' ' + m[3], m[2]}
    q = re.sub(r'\s+(software|programs?|systems?|platform|tools?|suite|language|application|applications)$', '', p, flags=re.I)
    out.add(q)
    v = re.sub(r'^(Microsoft|Adobe|Apache|Oracle|IBM|Google|Atlassian|Autodesk|SAP|Amazon|Apple|Intuit|Cisco|Salesforce|Hewlett Packard|HP|Siemens|Dassault Systemes|Bentley|ESRI|Red Hat|JetBrains|Citrix|VMware|Symantec|Sage|Epic|McKesson|Cerner|Thomson Reuters|Trimble|Corel|Blackbaud|The MathWorks|Amazon Web Services AWS|National Instruments|Eclipse)\s+', '', q)
    out.add(v)
    ws = q.split()
    for w in ws:
        if re.fullmatch(r'[A-Z][A-Z0-9+#/.]{1,6}', w) and len(ws) > 2 and w not in ('AND', 'FOR', 'THE', 'AWS', 'IBM', 'SAP', 'HP', 'US', 'PC'):
            ini = ''.join(x[0] for x in ws if x != w and x[0].isalpha()).upper()
            if ini.startswith(w[:2]) or w in ini or w == ws[-1]:
                out |= {w, ' '.join(x for x in ws if x != w)}
    m = re.match(r'Amazon Web Services AWS (.*?)( software)?$', p)
    if m:
        out |= {'AWS', 'Amazon Web Services'} if m[1] == '' or p == 'Amazon Web Services AWS software' else {'AWS ' + m[1]}
    out = {o.strip() for o in out if len(o.strip()) > 1 and o.strip() != p and not o.startswith('Web Services')}
    return sorted(out)


def skill2vec():
    with gzip.open(TAX / 'skill2vec_50K.csv.gz', 'rt', encoding='utf-8', errors='ignore') as f:
        for r in csv.reader(f):
            yield [x.strip() for x in r[1:] if x.strip()]
