import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Connection } from '../platform/postgres/connection.ts';

const start = async (file: string, connection: Connection): Promise<ChildProcess> => {
  const child = fork(file, {
    env: { PATH: process.env.PATH, WRITER_DATABASE: JSON.stringify(connection) },
  });
  await once(child, 'message');
  return child;
};

/** Two processes, as two gateways have them, that write what they are told into one database; see `serveWriter`. */
export const writerProcesses = async <Order extends object, Answer>(file: string, connection: Connection) => {
  const children = await Promise.all([start(file, connection), start(file, connection)]);
  const order = async (child: ChildProcess, told: Order): Promise<Answer> => {
    const answered = once(child, 'message') as Promise<[{ answer?: Answer; failed?: string }]>;
    child.send(told);
    const [{ answer, failed }] = await answered;
    if (failed !== undefined) throw new Error(failed);
    return answer as Answer;
  };
  return {
    /** Both at once, each with an order of its own. */
    race: (orders: readonly [Order, Order]): Promise<Answer[]> =>
      Promise.all(children.map((child, place) => order(child, orders[place === 0 ? 0 : 1]))),
    close: (): void => {
      for (const child of children) child.disconnect();
    },
  };
};
