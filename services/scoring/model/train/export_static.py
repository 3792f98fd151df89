"""TMP/NAME.npy -> ../static.bin. usage: export_static.py NAME"""
import sys, struct
from common import *
import numpy as np

E = np.load(TMP / f'{sys.argv[1]}.npy').astype(np.float64)
V = json.load(open(TMP / 'vocab.json'))['vocab']
D = E.shape[1]
mx = np.abs(E).max(1)
top = np.quantile(mx, .9995)
sc = np.clip(np.ceil(mx / top * 255), 1, 255).astype(np.uint8)  # row = q * sc * (top / 255 / 127): the common factor falls away in the cosine
q = np.clip(np.rint(E / (sc[:, None] * (top / 255 / 127))), -127, 127).astype(np.int8)
voc = '\n'.join(V).encode()
OUT.mkdir(exist_ok=True)
with open(OUT / 'static.bin', 'wb') as f:
    f.write(struct.pack('<4sIII', b'WPS1', len(V), D, len(voc)) + voc + b'\0' * (-len(voc) % 4))
    f.write(sc.tobytes() + b'\0' * (-len(sc) % 4) + q.tobytes())
r = q * sc[:, None].astype(float) * (top / 255 / 127)
print('V', len(V), 'D', D, 'bytes', (OUT / 'static.bin').stat().st_size, 'relative error', np.linalg.norm(r - E) / np.linalg.norm(E))
