import Type from 'typebox';
import { openDatabase } from '../platform/database/database.ts';
import { jobHandler } from '../platform/jobs/jobHandler.ts';
import { jobKind } from '../platform/jobs/jobKind.ts';
import { startJobs } from '../platform/jobs/startJobs.ts';
import type { Connection } from '../platform/postgres/connection.ts';
import { systemRuntime as runtime } from '../platform/runtime/runtime.ts';
import { silentLog } from './silentLog.ts';

// A gateway as a process of its own: it tells of the job that it has claimed, and never ends it.
const connection = JSON.parse(process.env.JOB_DATABASE ?? '{}') as Connection;
const database = openDatabase({ connection });
const claimed = jobHandler(
  jobKind({ name: process.env.JOB_NAME ?? '', payload: Type.Object({}) }),
  () => new Promise(() => process.send?.('claimed')),
);
startJobs({ database, runtime, log: silentLog }, [claimed]);
