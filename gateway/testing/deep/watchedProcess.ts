import { loopWatch } from './loopWatch.ts';

// A gateway as a process of its own that tells, when it is asked, how long its loop was blocked since it was asked last.
await import('./gatewayProcess.ts');
const watch = loopWatch();
process.on('message', () => {
  process.send?.(watch.seen());
  watch.reset();
});
process.on('disconnect', () => process.exit(0));
