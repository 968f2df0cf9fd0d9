import { openDatabase, type Database } from '../platform/database/database.ts';
import { errorCode } from '../platform/database/errorCode.ts';
import type { Connection } from '../platform/postgres/connection.ts';

/** Makes this process a writer with a pool of its own, as another gateway of the same database is. */
export const serveWriter = <Order>(write: (database: Database, order: Order) => Promise<unknown>): void => {
  const connection = JSON.parse(process.env.WRITER_DATABASE ?? '') as Connection;
  const database = openDatabase({ connection });
  process.on('message', (order: Order) => {
    write(database, order).then(
      (answer) => process.send?.({ answer }),
      (error: unknown) => process.send?.({ failed: `${String(error)} ${errorCode(error) ?? ''}` }),
    );
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
};
