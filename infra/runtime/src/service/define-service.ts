import { type Contract, isContract, type ServiceName } from '@waypost/contracts/contract';
import type { Topic } from '@waypost/contracts/event';
import { profileRemoved } from '@waypost/contracts/events/profile-events';
import { type Closeable, closePart } from '../closeable.ts';
import { startConsumer } from '../messaging/consumer.ts';
import { type Handler, on } from '../messaging/handler.ts';
import { type RelayOptions, startRelay } from '../messaging/relay.ts';
import type { Worker } from '../ports/tasks.ts';
import {
  type ForgetIfGone,
  forgetIfGone,
  forgetLateWrites,
  type ForgetPerson,
  type GonePeople,
  openGonePeople,
} from './gone-people.ts';
import { buildHttp, type ServiceHttp } from './http/build-http.ts';
import { servesCall } from './http/serves-call.ts';
import type { ReadinessChecks } from './process/health.ts';
import type { BuildService, ServiceContext } from './process/run-service.ts';

type ContractNames<Calls> = { [Name in keyof Calls]: Calls[Name] extends Contract ? Name : never }[keyof Calls];

/** What works is given what the service has opened, and by `forget` this. */
type Working<Deps> = Deps & { forgetIfGone: ForgetIfGone };

/** The story of a service. All but `open` is made of what that has opened, its `Deps`. */
export type ServiceDefinition<Calls extends object, Deps> = {
  /** What it calls itself, and what the names of its consumer groups begin with. */
  name: ServiceName;
  /** Its contracts by name (`contracts/owners`): each of them needs a route. `{}` for a process that answers no calls. */
  calls: Calls;
  /** Its parameter has to be annotated, or the compiler does not know the `Deps` of the rest. */
  open(context: ServiceContext): Promise<Deps>;
  routes: { [Name in ContractNames<Calls>]: (http: ServiceHttp, deps: Working<NoInfer<Deps>>) => void };
  /** What routes need of the server beforehand, such as another kind of content. */
  prepare?: (http: ServiceHttp) => void;
  /** Whose recorded events are published. */
  stores?: (deps: NoInfer<Deps>) => RelayOptions['stores'];
  /** By their effect: what they listen to, and what they do about it. The group is `<service>.<effect>`, for ever. */
  consumers?: Readonly<
    Record<string, readonly [topic: Topic, handlers: (deps: Working<NoInfer<Deps>>) => readonly Handler[]]>
  >;
  /**
   * How it forgets a person: the consumer `forget-person` does it once they are gone, again after every call that was under way
   * for them, and `forgetIfGone` after what else was written. A process without it has nothing of anybody to forget.
   */
  forget?: (deps: NoInfer<Deps>) => ForgetPerson;
  /** The tasks that this process does. */
  tasks?: readonly ((deps: Working<NoInfer<Deps>>) => Worker)[];
  /** What else works by itself; started before events and tasks come. */
  parts?: readonly ((deps: Working<NoInfer<Deps>>) => Closeable | undefined | Promise<Closeable | undefined>)[];
  /** What all of that stands on: closed when nothing of it runs any more. */
  underneath?: (deps: NoInfer<Deps>) => readonly Closeable[];
  checks?: (deps: NoInfer<Deps>) => ReadinessChecks;
};

function registerRoutes<Calls extends object, Deps>(
  { name, calls, routes }: ServiceDefinition<Calls, Deps>,
  http: ServiceHttp,
  deps: Working<Deps>,
): void {
  for (const register of Object.values<(http: ServiceHttp, deps: Working<Deps>) => void>(routes)) register(http, deps);
  for (const [call, contract] of Object.entries(calls)) {
    if (isContract(contract) && !servesCall(http, contract)) throw new Error(`No route of ${name} answers ${call}`);
  }
}

function requireTopic(group: string, topic: Topic, handlers: readonly Handler[]): void {
  const strange = handlers.find(({ definition }) => definition.topic !== topic);
  if (strange) throw new Error(`${group} listens to ${topic}, where no ${strange.definition.type} is published`);
}

const forgetNothing: ForgetPerson = async () => undefined;

const forgettingConsumer = (name: ServiceName, people: GonePeople, forget: ForgetPerson) => ({
  group: `${name}.forget-person`,
  topic: profileRemoved.topic,
  handlers: [
    on(profileRemoved, async ({ version, data: { user_id } }) => {
      await people.add({ user_id, version });
      await forget({ user_id, version });
    }),
  ],
});

/**
 * Builds a service out of its story. A contract without a route does not compile, one whose route registers another call
 * does not start. Everything is started in the order parts, relay, tasks, consumers, and closed together.
 */
export function defineService<Calls extends object, Deps extends object>(
  definition: ServiceDefinition<Calls, Deps>,
): BuildService {
  const {
    name,
    open,
    prepare,
    stores,
    consumers = {},
    forget,
    tasks = [],
    parts = [],
    underneath,
    checks,
  } = definition;
  return {
    name,
    async build(context) {
      const { ports, log, verifyActor, tls } = context;
      const opened = await open(context);
      const people = await openGonePeople(ports.documents);
      const forgetPerson = forget?.(opened);
      const deps = { ...opened, forgetIfGone: forgetIfGone(people, forgetPerson ?? forgetNothing) };
      const http = buildHttp({ name, log, verifyActor, tls, ...(checks && { checks: checks(deps) }) });
      prepare?.(http);
      const listeners = Object.entries(consumers).map(([effect, [topic, handlersOf]]) => {
        const consumer = { group: `${name}.${effect}`, topic, handlers: handlersOf(deps) };
        requireTopic(consumer.group, topic, consumer.handlers);
        return consumer;
      });
      if (forgetPerson) {
        forgetLateWrites(http, deps.forgetIfGone);
        listeners.push(forgettingConsumer(name, people, forgetPerson));
      }
      registerRoutes(definition, http, deps);

      const running: Closeable[] = [];
      return {
        http,
        async start() {
          for (const startPart of parts) {
            const part = await startPart(deps);
            if (part) running.push(part);
          }
          if (stores) running.push(await startRelay({ name, stores: stores(deps), ports, log }));
          for (const task of tasks) running.push(await ports.tasks.work(task(deps)));
          for (const consumer of listeners) {
            running.push(await startConsumer({ ...consumer, events: ports.events, log }));
          }
        },
        async close() {
          await closePart('calls', () => http.close());
          await Promise.all(running.map((part) => part.close()));
          await Promise.all((underneath?.(deps) ?? []).map((part) => part.close()));
        },
      };
    },
  };
}
