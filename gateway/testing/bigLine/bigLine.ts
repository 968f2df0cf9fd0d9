import type { ClientConfig } from 'pg';
import type { DayRange } from '../../brands/calendar/dayRange.ts';
import type { Player } from '../../http/policy/caller.ts';
import { withClient } from '../../platform/postgres/connection.ts';
import { testTenants } from '../testTenants.ts';
import type { TeamAsk } from '../teamReports.ts';
import { addLineMembers } from './addLineMembers.ts';
import { addLineSums } from './addLineSums.ts';
import { lineIdOf } from './lineId.ts';
import { lineLevels } from './lineLevels.ts';

export interface BigLineShape {
  readonly members: number;
  readonly levels: number;
  /** One in so many is a player; each plays on every fourth day. */
  readonly oneIn: number;
  readonly played: DayRange;
  /** The days of which the reports are. */
  readonly asked: DayRange;
}

/** One in so many of the members, and no more than hundreds. */
const SHORT = { oneIn: 40, most: 500 };

const memory = `SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'; SET synchronous_commit = off`;

/** The first who has a line of about so many below. */
const headOf = (connection: ClientConfig, members: number): Promise<string> =>
  withClient(connection, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'SELECT member_id AS id FROM line_sizes WHERE members >= $1 ORDER BY members, member_id LIMIT 1',
      [members],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`Nobody has a line of ${members}`);
    return row.id;
  });

/** What somebody of the line asks the reports: about the line, and about the first member right below. */
const askOf = async (connection: ClientConfig, id: string): Promise<Pick<TeamAsk, 'caller' | 'memberId'>> =>
  withClient(connection, async (client) => {
    const { rows } = await client.query<
      Pick<Player, 'merchant' | 'memberId' | 'account' | 'type' | 'line'> & { readonly below: string }
    >(
      `SELECT merchant, id AS "memberId", account, type, line,
        (SELECT id FROM members below WHERE below.upline_id = members.id ORDER BY id LIMIT 1) AS below
      FROM members WHERE id = $1`,
      [id],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`Nobody has the id ${id}`);
    const { below, ...player } = row;
    return { caller: { ...player, tokenHash: '', mustChange: false }, memberId: below };
  });

/**
 * An agent with a line of any size, its days of play, their sums and its bets, in an empty database of the product. The
 * database writes it by itself: a million members take about two minutes.
 */
export const bigLine = async (connection: ClientConfig, shape: BigLineShape) => {
  const [tenant] = testTenants(['aurora']).all();
  if (tenant === undefined) throw new Error('No brand');
  const { merchantCode: merchant, timeZone } = tenant;
  const levels = lineLevels(shape.members, shape.levels);
  await withClient(connection, async (client) => {
    await client.query(memory);
    const joinedAt = new Date(`${shape.played.from}T00:00:00Z`);
    await addLineMembers(client, { merchant, joinedAt }, levels);
    await client.query('ANALYZE members');
    await addLineSums(client, { ...shape.played, merchant, timeZone, oneIn: shape.oneIn }, levels);
    await client.query('VACUUM (ANALYZE)');
  });
  const levelAt = (level: number) => levels[level - 1] ?? { first: 0, size: 1 };
  const all = { tenant, days: shape.asked, now: new Date(`${shape.played.to}T17:00:00Z`) };
  const wide = levelAt(Math.ceil(shape.levels / 2));
  const narrow = levelAt(shape.levels - 3);
  return {
    /** Whoever has everybody below. */
    head: { ...all, ...(await askOf(connection, lineIdOf(0))) } satisfies TeamAsk,
    /** An agent in the middle with many right below. */
    wide: { ...all, ...(await askOf(connection, lineIdOf(wide.first))) } satisfies TeamAsk,
    /** An agent with three below, one below the other. */
    narrow: {
      ...all,
      ...(await askOf(connection, lineIdOf(narrow.first + narrow.size - 1))),
    } satisfies TeamAsk,
    /** An agent whose line is short beside the brand: some hundreds. */
    short: {
      ...all,
      ...(await askOf(
        connection,
        await headOf(connection, Math.min(SHORT.most, Math.floor(shape.members / SHORT.oneIn))),
      )),
    } satisfies TeamAsk,
  };
};
