import { createRunner } from 'jest-light-runner';

// Node starts the runner's workers with what the runner itself was started with.
process.execArgv.push(`--import=${new URL('keepWorkerData.ts', import.meta.url).href}`);

// A worker is a process, which a test may signal.
export default createRunner({ runtime: 'child_process' });
