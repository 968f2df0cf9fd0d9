import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/announcements/announce.ts';
import { kindsBelowZero, WALLET_SEPARATOR } from './accountKinds.ts';
import type { AccountName, Movement } from './movement.ts';

/** Whose account it is; nobody's on the other side. */
const memberOf = ({ kind, owner = '' }: AccountName): string | undefined =>
  kindsBelowZero.includes(kind) ? undefined : owner.split(WALLET_SEPARATOR)[0];

/** Tells the open pages of every member whose money has moved, once that is committed. */
export const announceBalances = async (tx: Queries, { merchant, entries }: Movement): Promise<void> => {
  const moved = new Set(entries.map(({ account }) => memberOf(account)));
  for (const memberId of moved) {
    if (memberId !== undefined) await announce(tx, { topic: 'balance', merchant, memberId });
  }
};
