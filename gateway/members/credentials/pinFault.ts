import type { FieldFault } from '#contract/constants';

const run = '0123456789876543210';

/** What is wrong with a new withdraw password: six digits, neither one of them repeated nor a run of them. */
export const pinFault = (pin: string): FieldFault | undefined => {
  if (!/^[0-9]{6}$/.test(pin)) return 'pattern';
  return /^(\d)\1*$/.test(pin) || run.includes(pin) ? 'weak' : undefined;
};
