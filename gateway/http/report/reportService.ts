import type { FastifyBaseLogger } from 'fastify';
import type { Body } from '#contract/wireTypes';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { redact } from './redact.ts';

/** Web vitals come from every page load; a tenth of them says as much. */
const VITALS_SHARE = 0.1;

type Report = Body<'report'>;

/** Every text of a report, cleaned. */
const redacted = (report: Report) =>
  Object.fromEntries(
    Object.entries(report).map(([key, value]) => [key, typeof value === 'string' ? redact(value) : value]),
  );

/** Puts what pages report into the log. */
export const reportService = (runtime: Runtime) => ({
  keep: (report: Report, log: FastifyBaseLogger): void => {
    if (report.kind === 'vitals' && runtime.chance() >= VITALS_SHARE) return;
    log.warn({ report: redacted(report) }, 'page report');
  },
});
