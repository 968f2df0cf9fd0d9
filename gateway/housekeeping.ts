import { envelopeKeyStore } from './envelope/envelopeKeys.ts';
import { nonceStore } from './envelope/nonces.ts';
import type { Parts } from './module.ts';
import { sessionService } from './session/sessionService.ts';
import { tryLimits } from './session/tryLimits.ts';

/** Deletes rows that have had their time. */
export const sweep = async ({ database: { queries }, runtime }: Pick<Parts, 'database' | 'runtime'>) => {
  await envelopeKeyStore(queries, runtime).sweep();
  await nonceStore(queries, runtime).sweep();
  await sessionService(queries, runtime).sweep();
  await tryLimits(queries).sweep(runtime.now());
};

const EVERY = 60_000;

/** Sweeps every minute until stopped. A sweep that fails is tried again with the next. */
export const startHousekeeping = (parts: Pick<Parts, 'database' | 'runtime' | 'log'>): (() => void) => {
  const timer = setInterval(() => {
    sweep(parts).catch((error: unknown) => parts.log.warn({ err: error }, 'housekeeping failed'));
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
};
