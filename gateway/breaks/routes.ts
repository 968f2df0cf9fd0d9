import type { Handlers } from '../endpoints/handlers.ts';
import type { Parts } from '../module.ts';
import { breakService } from './breakService.ts';

export const breaksModule = ({ database: { queries } }: Parts) => {
  const breaks = breakService(queries);
  return {
    playBreak: async ({ caller, now }) => ({
      until: (await breaks.runningUntil(caller, now))?.toISOString() ?? null,
    }),
    takeBreak: async ({ caller, body, now }) => ({
      until: (await breaks.take(caller, body.minutes, now)).toISOString(),
    }),
  } satisfies Handlers;
};
