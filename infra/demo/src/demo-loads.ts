import type { Documents } from '@waypost/runtime/ports/documents';

type LoadState = { _id: string; begun_at: string; finished_at?: string };

/** Whether the demo is there: kept beside it, so that an interrupted load is completed and a finished one not repeated. */
export type DemoLoads = {
  /** When the first attempt began; undefined when the demo is there already. */
  begin(): Promise<string | undefined>;
  finish(): Promise<void>;
};

export function createDemoLoads(documents: Documents): DemoLoads {
  const _id = 'demo';
  const states = () => documents.collection<LoadState>({ name: 'loads', indexes: [] });
  return {
    async begin() {
      const loads = await states();
      const before = await loads.findOne({ _id });
      if (before?.finished_at) return undefined;
      const begun_at = before?.begun_at ?? new Date().toISOString();
      await loads.replaceOne({ _id }, { _id, begun_at }, { upsert: true });
      return begun_at;
    },
    async finish() {
      await (await states()).updateOne({ _id }, { $set: { finished_at: new Date().toISOString() } });
    },
  };
}
