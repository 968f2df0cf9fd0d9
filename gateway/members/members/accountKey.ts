import { trimText } from '#contract/plainText';

/** An account as it is compared: without outer spaces, in one Unicode form, without case (LOGIN-02). */
export const accountKey = (account: string): string => trimText(account).normalize('NFC').toLowerCase();
