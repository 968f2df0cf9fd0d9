import { payJobs } from '../../agents/payouts/payJobs.ts';
import { countingJob } from '../../agents/sums/countingJob.ts';
import type { Connection } from '../../platform/postgres/connection.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { startJobs } from '../../platform/jobs/startJobs.ts';
import { systemRuntime } from '../../platform/runtime/runtime.ts';
import { drawJobHandlers } from '../../play/lottery/drawJobHandlers.ts';
import { sportsJobs } from '../../play/sports/sportsJobs.ts';
import { sweepJob } from '../../app/housekeeping.ts';
import { byInjectedClock } from '../postgres/injectedClock.ts';
import { testTenants } from '../testTenants.ts';
import { silentLog } from '../silentLog.ts';

// A gateway's jobs as a process of its own, as they run in production: only the clock is the test's.
const connection = JSON.parse(process.env.JOB_DATABASE ?? '{}') as Connection;
let now = Number(process.env.JOB_NOW);
const database = openDatabase({ connection: { ...connection, ...byInjectedClock } });
const runtime = { ...systemRuntime, now: () => new Date(now) };
const parts = { database, runtime, tenants: testTenants(['aurora']), log: silentLog };

process.on('message', (told: number) => {
  now = told;
  process.send?.('heard');
});
process.on('disconnect', () => process.exit());
const paying = payJobs(parts);
const handlers = [
  ...drawJobHandlers(parts),
  ...sportsJobs(parts),
  sweepJob(parts),
  countingJob(parts),
  ...paying.handlers,
  paying.planning,
];
startJobs(parts, handlers, { poll: 25, free: 100 });
process.send?.('ready');
