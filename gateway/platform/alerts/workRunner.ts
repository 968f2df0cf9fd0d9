import { alertDesk, type AlertParts } from './alertDesk.ts';

/** Does a piece of work under a name, of one brand or of the whole gateway. */
export type RunWork = (
  target: string,
  merchant: string | null,
  work: () => Promise<unknown>,
) => Promise<void>;

/**
 * For work that comes again and again. A piece that fails opens an alert and ends nothing else; its next success
 * closes the alert, once it fails on no other gateway either.
 */
export const workRunner = async (parts: AlertParts, gateway?: string): Promise<RunWork> => {
  const desk = alertDesk(parts, gateway);
  const open = await desk.targets('work');
  return async (target, merchant, work) => {
    const subject = { kind: 'work', target } as const;
    try {
      await work();
    } catch (error) {
      // With the database away there is no place for an alert: the log alone is left.
      await desk
        .raise({ ...subject, merchant, error })
        .catch(() => parts.log.error({ err: error, target }, 'work failed'));
      return;
    }
    if (open.has(target)) await desk.succeed(subject);
  };
};
