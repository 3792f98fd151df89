/** The origins of the few addresses of services, which are needed at every call. */
const known = new Map<string, string>();

/** The origin of a service's address, such as `https://jobs:3000`. */
export function originOf(address: string): string {
  const origin = known.get(address) ?? new URL(address).origin;
  known.set(address, origin);
  return origin;
}
