import { and, eq } from 'drizzle-orm';
import { games, vendors } from '../../games/schema.ts';
import { act, type ActContext, type Command } from '../act.ts';
import { OperatorError } from '../OperatorError.ts';

const DAY = 86_400_000;

const named = {
  vendor: { kind: 'text', help: 'code of a vendor: all its games' },
  code: { kind: 'text', help: 'code of one game' },
} as const;

interface Named {
  readonly vendor: string | undefined;
  readonly code: string | undefined;
}

/** Sets when what was named is expected back; null opens it. Answers how many rows it found. */
const closeUntil = async ({ tx, merchant }: ActContext, { vendor, code }: Named, until: Date | null) => {
  if ((vendor === undefined) === (code === undefined)) {
    throw new OperatorError('Name either --vendor or --code.');
  }
  const change = { maintenanceEnd: until };
  const changed =
    code === undefined
      ? await tx
          .update(vendors)
          .set(change)
          .where(and(eq(vendors.merchant, merchant), eq(vendors.vassalage, vendor ?? '')))
          .returning({ code: vendors.vassalage })
      : await tx
          .update(games)
          .set(change)
          .where(and(eq(games.merchant, merchant), eq(games.gameCode, code)))
          .returning({ code: games.gameCode });
  if (changed.length === 0) throw new OperatorError(`There is no ${code ?? vendor} in this brand.`);
  const after = until?.toISOString() ?? null;
  const target = `game ${code ?? `of ${vendor}`}`;
  return {
    rows: [{ target, closedUntil: after }],
    change: { target, before: null, after },
  };
};

export const game: Command = {
  summary: 'Put games under maintenance and open them again.',
  acts: {
    close: act({
      summary: 'Closes a game, or all of a vendor; rounds that run are settled.',
      options: {
        ...named,
        until: { kind: 'time', help: 'when it is expected back; a day from now unless given' },
      },
      run: (context, values) =>
        closeUntil(context, values, values.until ?? new Date(context.now.getTime() + DAY)),
    }),
    open: act({
      summary: 'Opens it again.',
      options: named,
      run: (context, values) => closeUntil(context, values, null),
    }),
  },
  examples: [
    'game close --vendor LUM --until 2026-11-21T04:00:00+07:00',
    'game open --vendor LUM',
    'game close --code RNG0001',
  ],
};
