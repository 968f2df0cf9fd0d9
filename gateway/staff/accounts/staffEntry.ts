import type { PasswordDesk } from '../../members/credentials/passwordDesk.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { StaffRow } from './schema.ts';
import { staffDeviceStore, type StaffPlace } from './staffDevices.ts';
import { staffStore } from './staffStore.ts';
import { staffTries } from './staffTries.ts';

interface Given {
  readonly name: string;
  readonly password: string;
  readonly code: string;
  /** The code that the app showed after that one. */
  readonly nextCode?: string;
}

/** Lets somebody of the staff in who gives name, password and code; all that is wrong gets one and the same answer. */
export const staffEntry = (queries: Queries, runtime: Runtime, passwords: PasswordDesk) => {
  const tries = staffTries(queries, runtime);
  const devices = staffDeviceStore(queries, runtime);

  /** Refuses `wrong_account_or_password`, `too_many_requests`. */
  return async (
    merchant: string,
    place: StaffPlace,
    { name, password, ...codes }: Given,
  ): Promise<StaffRow> => {
    const known = await devices.knows(merchant, name, place);
    const tried = { merchant, name, place, known, hasNextCode: codes.nextCode !== undefined };
    await tries.take(tried);
    const store = staffStore(queries, runtime, merchant);
    const row = await store.byName(name);
    const lane = known === 'no' ? 'unknown' : 'known';
    // Takes as long for a name that nobody has.
    const isRight = await passwords.admit(lane, (verify) => verify(password, row?.passwordHash));
    if (row === undefined || !isRight || row.disabledAt !== null || !(await store.spendCodes(row, codes)))
      return refuse('wrong_account_or_password');
    await tries.clear(tried);
    return row;
  };
};
