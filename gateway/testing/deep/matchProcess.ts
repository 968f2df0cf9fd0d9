import type { Connection } from '../../platform/postgres/connection.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { systemRuntime } from '../../platform/runtime/runtime.ts';
import { sportsWork } from '../../play/sports/sportsWork.ts';
import { testTenants } from '../testTenants.ts';
import { silentLog } from '../silentLog.ts';

// A gateway's feed as a process of its own: it looks at the clock when it is told what the clock says.
const connection = JSON.parse(process.env.MATCH_DATABASE ?? '{}') as Connection;
const database = openDatabase({ connection });
const tenants = testTenants(['aurora']);

process.on('message', (now: number) => {
  const runtime = { ...systemRuntime, now: () => new Date(now) };
  void sportsWork({ database, runtime, tenants, log: silentLog }).then(
    () => process.send?.('looked'),
    () => process.send?.('failed'),
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
