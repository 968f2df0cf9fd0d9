import { string } from 'yup';
import { plainText, trimText } from '#contract/plainText';
import type { FormWords } from './words';

/** Field names of the call `addBankAccount`. */
export interface BankAccount {
  readonly bankName: string;
  readonly number: string;
  readonly ownerName: string;
}

const number = /^\d{6,20}$/;

export const bankAccountRules = (t: FormWords) => ({
  bankName: string().required(t('required')),
  number: string().transform(plainText).required(t('required')).matches(number, t('correct')),
  ownerName: string().trim().required(t('required')),
});

/** The body to send, without blanks typed around the values. */
export const bankAccountOf = ({ bankName, number: typed, ownerName }: BankAccount): BankAccount => ({
  bankName,
  number: plainText(typed),
  ownerName: trimText(ownerName),
});
