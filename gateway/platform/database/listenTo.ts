import { Client, type ClientConfig } from 'pg';

export interface Listener {
  readonly notified: (payload: string) => void;
  /** The connection was away: what was said meanwhile is not known. */
  readonly missed: () => void;
}

interface ListenOptions {
  readonly connection: ClientConfig;
  /** A name of ours: it becomes part of a statement. */
  readonly channel: string;
  readonly heard: Listener;
  readonly onLost: ((error: Error) => void) | undefined;
  /** Milliseconds between two looks whether the server still answers, and for its answer. */
  readonly beat?: number;
}

const AGAIN = 1_000;
/** A line that has fallen silent is noticed after so long, and once more as long again. */
const BEAT = 10_000;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Listens until stopped; a lost connection is opened again every second until it holds. One that dies without a word
 * would never be noticed, as a listener sends nothing by itself: so it asks the server again and again.
 */
export const listenTo = ({
  connection,
  channel,
  heard,
  onLost,
  beat = BEAT,
}: ListenOptions): (() => Promise<void>) => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Client | undefined;
  let opening: Promise<unknown> | undefined;

  const connect = async (again: boolean): Promise<void> => {
    const client = new Client({
      ...connection,
      keepAlive: true,
      query_timeout: beat,
      connectionTimeoutMillis: beat,
    });
    current = client;
    client.on('notification', ({ payload }) => heard.notified(payload ?? ''));
    let pulse: NodeJS.Timeout | undefined;
    const lost = Promise.withResolvers<Error>();
    client.on('error', lost.resolve);
    client.on('end', () => lost.resolve(new Error('The connection that listens has ended')));
    try {
      opening = client.connect();
      await opening;
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      if (again) heard.missed();
      pulse = setInterval(() => {
        client.query('SELECT 1').catch((error: unknown) => lost.resolve(asError(error)));
      }, beat);
      pulse.unref();
    } catch (error) {
      lost.resolve(asError(error));
    }
    const error = await lost.promise;
    clearInterval(pulse);
    if (stopped) return;
    onLost?.(error);
    await client.end().catch(() => undefined);
    timer = setTimeout(() => void connect(true), AGAIN);
  };

  const running = connect(false);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    // A connection that is ended while it opens tells nobody that it has ended.
    await opening?.catch(() => undefined);
    await current?.end().catch(() => undefined);
    await running;
  };
};
