/** `docker compose` reads these, so that a product under test is beside one that runs already. */
export type ComposeSettings = {
  COMPOSE_FILE: string;
  COMPOSE_PROJECT_NAME: string;
  COMPOSE_PROFILES: string;
  PUBLIC_URL: string;
  BFF_PORTS: string;
  SIGN_IN_PORT: string;
  WAYPOST_IMAGE: string;
  WAYPOST_DEMO_IMAGE: string;
  RATE_LIMIT: string;
};

/** The tests run in processes that are started later, and inherit what `docker compose` and they have to know. */
export function tellCompose(settings: ComposeSettings): void {
  Object.assign(process.env, settings);
}

/** The environment with other settings for one command. */
export const withSettings = (settings: Partial<ComposeSettings>) => ({ ...process.env, ...settings });

/** Where the product under test is. */
export const composeUrl = (): string => process.env['PUBLIC_URL'] ?? '';
