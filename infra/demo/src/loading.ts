import type { FindCity } from '@waypost/jobs/import/find-cities';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { DemoLoads } from './demo-loads.ts';

/** Steps of one person follow each other; many people at the same time share the commits of the data file. */
export const peopleAtOnce = 10;

/** What the demo is loaded with. */
export type Services = { client: Client; loads: DemoLoads };

/** A load that is under way. */
export type Loading = Services & { issuer: string; findCity: FindCity; step: (count: number, doing: string) => void };
