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
}

const AGAIN = 1_000;

/** Listens until stopped; a lost connection is opened again every second until it holds. */
export const listenTo = ({ connection, channel, heard, onLost }: ListenOptions): (() => Promise<void>) => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Client | undefined;

  const connect = async (again: boolean): Promise<void> => {
    const client = new Client(connection);
    current = client;
    client.on('notification', ({ payload }) => heard.notified(payload ?? ''));
    const lost = Promise.withResolvers<Error>();
    client.on('error', lost.resolve);
    client.on('end', () => lost.resolve(new Error('The connection that listens has ended')));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      if (again) heard.missed();
    } catch (error) {
      lost.resolve(error instanceof Error ? error : new Error(String(error)));
    }
    const error = await lost.promise;
    if (stopped) return;
    onLost?.(error);
    await client.end().catch(() => undefined);
    timer = setTimeout(() => void connect(true), AGAIN);
  };

  const running = connect(false);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current?.end().catch(() => undefined);
    await running;
  };
};
