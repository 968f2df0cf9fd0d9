import { openDatabase } from '../gateway/platform/database/database.ts';
import { withClient } from '../gateway/platform/postgres/connection.ts';
import { bigLine } from '../gateway/testing/bigLine/bigLine.ts';
import { millionLine } from '../gateway/testing/bigLine/millionLine.ts';
import { createTestDatabase, startTestCluster } from '../gateway/testing/postgres/testCluster.ts';
import { teamReports } from '../gateway/testing/teamReports.ts';
import { median } from './median.ts';

const RUNS = 7;
const BARE_RUNS = 200;

/** How many times as long as a bare query each report takes, by its name. */
export type AgentSample = Readonly<Record<string, number>>;

const timesOf = async (runs: number, work: () => Promise<unknown>): Promise<number[]> => {
  // The first run reads from the disk.
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
};

/**
 * Measures the reports of the agent above a line of a million members, and of an agent with three below in it, against a
 * query of one row by its key. `say` receives progress lines.
 */
export const agentReports = async (say: (line: string) => void): Promise<AgentSample> => {
  const stop = await startTestCluster();
  try {
    const { connection } = await createTestDatabase();
    const start = performance.now();
    const line = await bigLine(connection, millionLine);
    say(`A line of a million members is made in ${Math.round((performance.now() - start) / 1000)} s`);
    const database = openDatabase({ connection });
    const { queries } = database;
    const { memberId } = line.head.caller;
    const bare = await withClient(connection, async (client) =>
      median(
        await timesOf(BARE_RUNS, () => client.query('SELECT account FROM members WHERE id = $1', [memberId])),
      ),
    );
    const ratios: Record<string, number> = {};
    for (const who of ['head', 'narrow'] as const) {
      for (const [name, read] of Object.entries(teamReports(queries, line[who]))) {
        ratios[`${who}: ${name}`] = median(await timesOf(RUNS, read)) / bare;
      }
      say(`${who}: measured`);
    }
    await database.close();
    return ratios;
  } finally {
    await stop();
  }
};
