import type { Parts } from '../../http/endpoints/module.ts';
import { jobHandler } from '../../platform/jobs/jobHandler.ts';
import type { JobHandler } from '../../platform/jobs/jobKind.ts';
import { runDraw, openDraws } from './drawJobKinds.ts';
import { drawService } from './drawService.ts';

type JobParts = Pick<Parts, 'database' | 'runtime' | 'tenants' | 'log'>;

export const drawJobHandlers = (parts: JobParts): readonly JobHandler[] => {
  const draws = drawService(parts);
  return [
    jobHandler(runDraw, draws.hold),
    jobHandler(openDraws, async ({ merchant }, now) => {
      const tenant = parts.tenants.all().find(({ merchantCode }) => merchantCode === merchant);
      // Of a brand that is shown no more nothing is opened; it begins anew when it is shown again.
      if (tenant !== undefined) await draws.open(tenant, now);
    }),
  ];
};
