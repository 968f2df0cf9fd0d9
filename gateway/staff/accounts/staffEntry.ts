import type { PasswordDesk } from '../../members/credentials/passwordDesk.ts';
import type { Queries } from '../../platform/database/database.ts';
import { windowCounter, type Counted } from '../../platform/rateLimits/windowCounts.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { StaffRow } from './schema.ts';
import { staffStore } from './staffStore.ts';

interface Given {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

const WINDOW = 15 * 60_000;
const TRIES_OF_NAME = 8;
const TRIES_OF_ADDRESS = 40;

/** Lets somebody of the staff in who gives name, password and code; all that is wrong gets one and the same answer. */
export const staffEntry = (queries: Queries, runtime: Runtime, passwords: PasswordDesk) => {
  const counts = windowCounter(queries);

  const demandFew = async (counted: Counted, most: number): Promise<void> => {
    const now = runtime.now();
    if ((await counts.add(counted, WINDOW, now)) <= most) return;
    throw new Refusal('too_many_requests', undefined, await counts.secondsLeft(counted, now));
  };

  /** Refuses `wrong_account_or_password`, `too_many_requests`. `address` is the one that is counted. */
  return async (merchant: string, address: string, { name, password, code }: Given): Promise<StaffRow> => {
    const ofName = { merchant, kind: 'staff log-in', subject: name.toLowerCase() };
    await demandFew({ merchant, kind: 'staff log-in address', subject: address }, TRIES_OF_ADDRESS);
    await demandFew(ofName, TRIES_OF_NAME);
    const store = staffStore(queries, runtime, merchant);
    const row = await store.byName(name);
    // Takes as long for a name that nobody has.
    const isRight = await passwords.admit('unknown', (verify) => verify(password, row?.passwordHash));
    if (row === undefined || !isRight || row.disabledAt !== null || !(await store.spendCode(row, code)))
      return refuse('wrong_account_or_password');
    await counts.forget(ofName);
    return row;
  };
};
