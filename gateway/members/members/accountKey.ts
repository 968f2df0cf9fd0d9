import { trimSpaces } from '#contract/trimSpaces';

/** An account as it is compared: without outer spaces, in one Unicode form, without case (LOGIN-02). */
export const accountKey = (account: string): string => trimSpaces(account).normalize('NFC').toLowerCase();
