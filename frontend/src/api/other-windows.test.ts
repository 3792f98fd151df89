import { expect, onTestFinished, test, vi } from 'vitest';
import { betweenWindows } from './between-windows.ts';
import { hearOthers, type Told, tellOthers } from './other-windows.ts';

test('other windows are told what was changed while somebody is signed in, and nothing before or after that', async () => {
  const heard: Told[] = [];
  const other = betweenWindows<Told>('waypost-changes', (told) => heard.push(told));
  onTestFinished(other.close);
  tellOthers({ outOfDate: ['before'] });
  const end = hearOthers(() => undefined);
  tellOthers({ outOfDate: ['while'] });
  end();
  tellOthers({ outOfDate: ['after'] });
  const last = betweenWindows<Told>('waypost-changes');
  onTestFinished(last.close);
  last.tell({ outOfDate: ['last'] });
  await vi.waitFor(() => expect(heard).toContainEqual({ outOfDate: ['last'] }));
  expect(heard).toEqual([{ outOfDate: ['while'] }, { outOfDate: ['last'] }]);
});
