import type { Client } from 'pg';
import type { DayRange } from '../../brands/calendar/dayRange.ts';
import { lineId, lineIdOf } from './lineId.ts';
import type { LineLevel } from './lineLevels.ts';

interface LinePlay extends DayRange {
  readonly merchant: string;
  readonly timeZone: string;
  /** See `BigLineShape`. */
  readonly oneIn: number;
}

const STAKE = 'stake, valid_bet, win, net';
const summed = ['bets', 'stake', 'valid_bet', 'win', 'net', 'deposit'] as const;
const sums = summed.map((column) => `sum(${column})`).join(', ');

/** Noon of the brand's day `day`. */
const noon = (zone: string) => `(day + time '12:00') AT TIME ZONE ${zone}`;

/** Bets of players, and deposits of every third: each with its row of the day. */
const addPlay = async (client: Client, { merchant, timeZone, from, to, oneIn }: LinePlay, last: number) => {
  await client.query(
    `CREATE TEMP TABLE played AS
      SELECT ${lineId('place')} AS member_id, place, day::date AS day, 1000 + place % 977 AS stake,
        CASE WHEN place % 3 = 0 THEN 1900 + place % 977 ELSE 0 END AS win,
        (ARRAY['RNG', 'LIVE', 'SPORTS'])[1 + place % 3] AS game_type
      FROM generate_series($1::timestamp, $2::timestamp, interval '1 day') WITH ORDINALITY AS days (day, number)
      CROSS JOIN generate_series(1 + $3::int * (number % 4), $4::int, 4 * $3::int) AS place`,
    [from, to, oneIn, last],
  );
  const values = `bets, ${STAKE}`;
  await client.query(
    `INSERT INTO member_days (merchant, member_id, day, game_type, active, ${values}, deposit)
      SELECT $1, member_id, day, game_type, 1, 1, stake, stake, win, win - stake, 0 FROM played
      UNION ALL SELECT $1, member_id, day, '', 1, 0, 0, 0, 0, 0, CASE WHEN place % 3 = 0 THEN 5000 ELSE 0 END FROM played
      ORDER BY 2, 3, 4`,
    [merchant],
  );
  await client.query(
    `INSERT INTO bets (id, merchant, member_id, visit_id, vassalage, round_ref, game_code, game_type, stake, valid_bet, win,
        currency, state, placed_at, settled_at, counted_on, earned_at, counted_at)
      SELECT gen_random_uuid(), $1, member_id, member_id, 'NVP', place || ' ' || day, 'RNG0001', game_type, stake, stake, win,
        'VND', 'settled', at, at, day, at, at
      FROM (SELECT *, ${noon('$2')} AS at FROM played) AS played ORDER BY at`,
    [merchant, timeZone],
  );
  await client.query(
    `INSERT INTO member_moves (merchant, posting_id, member_id, kind, reason, ref, amount, at, counted_at)
      SELECT $1, row_number() OVER (), member_id, kind, kind, '', amount, at, at FROM (
        SELECT member_id, 'deposit' AS kind, 5000 AS amount, ${noon('$2')} AS at FROM played WHERE place % 3 = 0
        UNION ALL SELECT ${lineId('0')}, 'commission', 700, ${noon('$2')} FROM (SELECT DISTINCT day FROM played) AS days
      ) AS moved ORDER BY at`,
    [merchant, timeZone],
  );
};

/** Who played in weeks, half months and months, by the rule of `longSpans`. */
const addSpans = (client: Client) =>
  client.query(`
    CREATE TEMP TABLE spans AS
      SELECT DISTINCT member_id, kind, start FROM played CROSS JOIN LATERAL (VALUES
        ('W', date_trunc('week', day)::date), ('M', date_trunc('month', day)::date),
        ('H', date_trunc('month', day)::date + CASE WHEN extract(day FROM day) < 16 THEN 0 ELSE 15 END)
      ) AS span (kind, start)`);

const levelIds = ({ first, size }: LineLevel) => [lineIdOf(first), lineIdOf(first + size - 1)];

/** What those of a level and everybody below them come to, for those right above. */
const addUp = async (client: Client, merchant: string, level: LineLevel): Promise<void> => {
  const given = [merchant, ...levelIds(level)];
  const within = (id: string) => `${id} BETWEEN $2::uuid AND $3::uuid`;
  await client.query(
    `INSERT INTO line_sizes (merchant, member_id, is_agent, direct, members, agents)
      SELECT $1, upline_id, true, count(*), sum(1 + coalesce(size.members, 0)), sum(type + coalesce(size.agents, 0))
      FROM members LEFT JOIN line_sizes size ON size.merchant = $1 AND size.member_id = members.id
      WHERE ${within('members.id')} GROUP BY upline_id`,
    given,
  );
  await client.query(
    `INSERT INTO team_days (merchant, agent_id, day, game_type, active, parts, bets, ${STAKE}, deposit)
      SELECT $1, upline_id, day, game_type, sum(active), sum(parts), ${sums} FROM (
        SELECT member_id AS id, day, game_type, active, 1 AS parts, ${summed.join(', ')} FROM member_days
        WHERE merchant = $1 AND ${within('member_id')}
        UNION ALL SELECT agent_id, day, game_type, active, parts, ${summed.join(', ')} FROM team_days
        WHERE merchant = $1 AND ${within('agent_id')}
      ) AS part JOIN members ON members.id = part.id GROUP BY upline_id, day, game_type ORDER BY 2, 3, 4`,
    given,
  );
  await client.query(
    `INSERT INTO team_actives (merchant, agent_id, kind, start, active)
      SELECT $1, upline_id, kind, start, sum(active) FROM (
        SELECT member_id AS id, kind, start, 1 AS active FROM spans WHERE ${within('member_id')}
        UNION ALL SELECT agent_id, kind, start, active FROM team_actives WHERE merchant = $1 AND ${within('agent_id')}
      ) AS part JOIN members ON members.id = part.id GROUP BY upline_id, kind, start`,
    given,
  );
};

/** Days of a line with their sums, as the job would have counted them. */
export const addLineSums = async (
  client: Client,
  play: LinePlay,
  levels: readonly LineLevel[],
): Promise<void> => {
  const last = levels.at(-1);
  if (last === undefined) throw new Error('A line has levels');
  await addPlay(client, play, last.first + last.size - 1);
  await addSpans(client);
  for (const level of levels.toReversed()) await addUp(client, play.merchant, level);
  await client.query(
    `INSERT INTO line_sizes (merchant, member_id)
      SELECT $1, id FROM members WHERE id BETWEEN $2::uuid AND $3::uuid`,
    [play.merchant, ...levelIds(last)],
  );
  await client.query(
    `INSERT INTO sum_marks (merchant, counted_to) VALUES ($1, ($2::date + 1)::timestamp AT TIME ZONE $3)
      ON CONFLICT (merchant) DO UPDATE SET counted_to = excluded.counted_to`,
    [play.merchant, play.to, play.timeZone],
  );
};
