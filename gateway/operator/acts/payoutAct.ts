import { bankAccountRepository } from '../../money/bankAccounts/bankAccountRepository.ts';
import { memberService } from '../../members/members/memberService.ts';
import { boundedQueue } from '../../platform/workers/boundedQueue.ts';
import { passwordHashes } from '../../members/credentials/passwordHash.ts';
import { act } from './act.ts';
import { demandName } from './demandName.ts';
import { findMember } from './findMember.ts';
import { OperatorError } from './OperatorError.ts';

const MILLION = 1_000_000;

/** How a member can withdraw: support has seen who it is, so nothing waits. */
export const memberPayout = act({
  summary:
    'Gives a member a bank account that takes withdrawals at once and a new withdraw password, shown once.',
  places: { account: { kind: 'text', required: true, help: 'account of the member' } },
  options: {
    bank: { kind: 'text', required: true, help: 'name of the bank' },
    number: { kind: 'text', required: true, help: 'number of the account, 6 to 20 digits' },
    owner: { kind: 'text', required: true, help: "owner's name as the bank writes it" },
  },
  run: async (context, { account, bank, number, owner }) => {
    const { tx, runtime, merchant, now } = context;
    if (!/^\d{6,20}$/.test(number)) throw new OperatorError('number has to be 6 to 20 digits');
    const ownerName = demandName(owner);
    const member = await findMember(context, account);
    // Four bytes hold each of a million evenly enough: the difference is below one in four thousand.
    const password = String(runtime.randomBytes(4).readUInt32BE() % MILLION).padStart(6, '0');
    const hashes = passwordHashes(runtime, boundedQueue({ atOnce: 1, waiting: 1 }));
    await memberService(tx, runtime).update(merchant, member.id, {
      paymentHash: await hashes.make(password),
      payeeName: ownerName,
    });
    await bankAccountRepository(tx).insert({
      id: runtime.newId(),
      merchant,
      memberId: member.id,
      kind: 'bank',
      bankName: bank,
      number,
      ownerName,
      createdAt: now,
      usableAt: now,
    });
    const shown = { account: member.account, bank, number: `•••• ${number.slice(-4)}`, owner: ownerName };
    return {
      rows: [{ ...shown, password }],
      change: { target: member.account, before: null, after: shown },
    };
  },
});
