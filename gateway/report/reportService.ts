import type { FastifyBaseLogger } from 'fastify';
import type { Body } from '#contract/wireTypes';
import type { Runtime } from '../runtime.ts';
import { redact } from './redact.ts';

/** Web vitals come from every page load; a tenth of them says as much. */
const VITALS_SHARE = 0.1;

type Report = Body<'report'>;

const redacted = (report: Report): Report =>
  report.kind === 'vitals'
    ? report
    : {
        ...report,
        message: redact(report.message),
        ...(report.source === undefined ? {} : { source: redact(report.source) }),
      };

/** Puts what pages report into the log. */
export const reportService = (runtime: Runtime) => ({
  keep: (report: Report, log: FastifyBaseLogger): void => {
    if (report.kind === 'vitals' && runtime.chance() >= VITALS_SHARE) return;
    log.warn({ report: redacted(report) }, 'page report');
  },
});
