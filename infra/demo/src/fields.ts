import type { Field } from './field.ts';
import { construction } from './fields/construction.ts';
import { customerService } from './fields/customer-service.ts';
import { data } from './fields/data.ts';
import { education } from './fields/education.ts';
import { engineering } from './fields/engineering.ts';
import { finance } from './fields/finance.ts';
import { health } from './fields/health.ts';
import { hospitality } from './fields/hospitality.ts';
import { logistics } from './fields/logistics.ts';
import { marketing } from './fields/marketing.ts';
import { people } from './fields/people.ts';
import { publicSector } from './fields/public-sector.ts';
import { sales } from './fields/sales.ts';
import { software } from './fields/software.ts';

export const fields: readonly Field[] = [
  software,
  data,
  health,
  education,
  finance,
  logistics,
  construction,
  hospitality,
  sales,
  marketing,
  people,
  engineering,
  customerService,
  publicSector,
];
