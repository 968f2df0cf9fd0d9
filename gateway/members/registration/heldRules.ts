import type { FieldFault, RegistrationField } from '#contract/constants';
import { calendarDay } from '#contract/patterns';
import { readEmail } from '../members/readEmail.ts';
import { pinFault } from '../credentials/pinFault.ts';
import { weaknessOf } from '../credentials/weaknessOf.ts';
import type { FaultContext, Fields } from './fieldFaults.ts';
import { isOfAge } from './isOfAge.ts';
import { publicNameFault } from '../names/publicNameFault.ts';
import { isSafeName } from '../names/safeName.ts';

type Verdict = FieldFault | undefined;
type Judge = (text: string, fields: Fields, context: FaultContext) => Verdict | Promise<Verdict>;

const realName: Judge = (text) => (isSafeName(text) ? undefined : 'pattern');

const publicName: Judge = (text, _fields, { brand }) => publicNameFault(text, brand);

/** What holds of a field whatever the operator's rule for it says. */
export const heldRules: Readonly<Partial<Record<RegistrationField, Judge>>> = {
  username: publicName,
  nickname: publicName,
  payeeName: realName,
  fullName: realName,
  email: (text) => (readEmail(text) === undefined ? 'pattern' : undefined),
  paymentPassword: pinFault,
  password: async (text, { username, mobileNum, nickname, email }, { brand }) =>
    (await weaknessOf(text, username ?? mobileNum, brand, nickname, email)) ? 'weak' : undefined,
  birthday: (text, _fields, { age, now, timeZone }) => {
    const day = calendarDay(text);
    return day !== undefined && isOfAge(day, age, now, timeZone) ? undefined : 'age';
  },
};
