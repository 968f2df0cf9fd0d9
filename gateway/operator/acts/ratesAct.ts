import { lineRates } from '../../members/rates/lineRates.ts';
import { act } from './act.ts';
import { findAccount } from './findAccount.ts';
import { readRates, writeRates } from './readRates.ts';

/** AGENT-02: what an agent may give; whoever stands above caps it, and lower rates take the line along. */
export const memberRates = act({
  summary: 'Shows the rebates of a member, or sets them for bets settled from now on.',
  places: { account: { kind: 'text', required: true, help: 'account of the member' } },
  options: {
    set: {
      kind: 'text',
      help: 'per cent of the valid bets, such as RNG=1.2,LIVE=0.8; a game type that is not named has none',
    },
  },
  run: async ({ tx, runtime, merchant, now }, values) => {
    const member = await findAccount({ tx, runtime, merchant }, values.account);
    const rates = lineRates(tx);
    const before = writeRates(await rates.of(member, now));
    if (values.set === undefined) return { rows: [{ account: member.account, rates: before }], uncut: true };
    await rates.give(member, readRates(values.set), now);
    const after = writeRates(await rates.of(member, now));
    return {
      rows: [{ account: member.account, rates: after }],
      change: { target: member.account, before, after },
      uncut: true,
    };
  },
});
