import { lockMember } from '../../members/members/lockMember.ts';
import { earliestEnd } from '../../http/policy/earliestEnd.ts';
import { exclusionService } from '../../money/limits/exclusionService.ts';
import { act } from './act.ts';
import { demandName } from './demandName.ts';
import { findMember } from './findMember.ts';
import { OperatorError } from './OperatorError.ts';

/** SAFE-03: the one way out of an exclusion without an end; every other pause ends by itself alone. */
export const memberReadmit = act({
  summary:
    'Ends an indefinite self-exclusion on the written wish of its member, six months after it began at the earliest.',
  places: { account: { kind: 'text', required: true, help: 'account of the member' } },
  options: {
    reason: { kind: 'text', required: true, help: 'what the member asked for, and where it is kept' },
  },
  run: async (context, values) => {
    const { tx, runtime, merchant, now } = context;
    const { id: memberId, account } = await findMember(context, values.account);
    const reason = demandName(values.reason);
    const owner = { merchant, memberId };
    await lockMember(tx, owner);
    const service = exclusionService(tx, runtime);
    const endless = (await service.runningOf(owner, now)).filter(({ until }) => until === null);
    if (endless.length === 0) throw new OperatorError(`${account} has no indefinite self-exclusion`);
    const last = Math.max(...endless.map(({ takenAt }) => takenAt.getTime()));
    const from = earliestEnd(new Date(last));
    if (now < from) throw new OperatorError(`${account} can be readmitted from ${from.toISOString()} on`);
    await service.endIndefinite(owner, now);
    const rest = (await service.runningOf(owner, now)).at(0)?.until ?? null;
    const before = endless.map(({ takenAt }) => takenAt.toISOString());
    return {
      rows: [{ account, pauseUntil: rest?.toISOString() ?? null }],
      change: { target: account, before: { excludedSince: before }, after: { reason, pauseUntil: rest } },
    };
  },
});
