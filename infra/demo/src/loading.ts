import type { ServiceName } from '@waypost/contracts/contract';
import type { FindCity } from '@waypost/jobs/import/find-cities';
import type { SignActor } from '@waypost/runtime/service/actors/actor-token';
import type { Client } from '@waypost/runtime/service/calls/client';
import type { DemoLoads } from './demo-loads.ts';

/** Steps of one person follow each other; many people at the same time share the commits of the data file. */
export const peopleAtOnce = 10;

/** What the demo is loaded with; `sign` and `baseUrl` are for files, which no contract's call carries. */
export type Services = {
  client: Client;
  sign: SignActor;
  baseUrl(service: ServiceName): string;
  loads: DemoLoads;
};

/** A load that is under way. */
export type Loading = Services & { issuer: string; findCity: FindCity; step: (count: number, doing: string) => void };
