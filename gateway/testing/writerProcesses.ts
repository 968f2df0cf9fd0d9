import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Connection } from '../platform/postgres/connection.ts';

const start = async (file: string, connection: Connection): Promise<ChildProcess> => {
  const child = fork(file, {
    env: { ...process.env, WRITER_DATABASE: JSON.stringify(connection) },
  });
  await once(child, 'message');
  return child;
};

/** Two processes, as two gateways have them, that write what they are told into one database; see `serveWriter`. */
export const writerProcesses = async <Order extends object, Answer>(file: string, connection: Connection) => {
  const children: ChildProcess[] = await Promise.all([start(file, connection), start(file, connection)]);
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
    /** Kills one of them and starts it anew; its order is answered by nobody. */
    kill: async (place: 0 | 1): Promise<void> => {
      const [gone] = children.splice(place, 1);
      gone?.kill('SIGKILL');
      children.splice(place, 0, await start(file, connection));
    },
    /** One of them alone; rejects when it is killed meanwhile. */
    order: async (place: 0 | 1, told: Order): Promise<Answer> => {
      const child = children[place];
      if (child === undefined) throw new Error('There is no such writer');
      const killed = once(child, 'exit').then(() => Promise.reject(new Error('killed')));
      return Promise.race([order(child, told), killed]);
    },
    close: (): void => {
      for (const child of children) child.disconnect();
    },
  };
};
