import { nameCountry } from '@waypost/contracts/calls/jobs/country-name';
import type { ServiceHttp } from '@waypost/runtime/service/http/build-http';
import { countryCalled } from '../import/row/region-names.ts';

export function nameCountryRoute(http: ServiceHttp) {
  http.route({
    ...nameCountry,
    handler: async ({ query }) => ({ country_name: countryCalled(query.written) ?? null }),
  });
}
