import type { Body } from '#contract/wireTypes';
import type { Client } from '@/api/client';

type Fault = Extract<Body<'report'>, { message: string }>;

export type Report = (kind: Fault['kind'], error: unknown) => void;

/** A page that fails repeatedly sends at most this many reports. */
const most = 10;

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Reports an error of the page to the gateway without waiting; a failed report is ignored. */
export const createReport = (client: Pick<Client, 'send'>, build: string): Report => {
  const told = new Set<string>();
  return (kind, error) => {
    const message = messageOf(error).slice(0, 500);
    if (told.size >= most || told.has(message)) return;
    told.add(message);
    void client.send('report', { kind, message, build });
  };
};
