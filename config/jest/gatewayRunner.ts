import { createRunner } from 'jest-light-runner';

// The runner hands its own environment to its workers.
const keeper = new URL('keepWorkerData.ts', import.meta.url).href;
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import=${keeper}`;

// A worker is a process, which a test may signal.
export default createRunner({ runtime: 'child_process' });
