import { errorCode } from './errorCode.ts';

/** Data exceptions of SQL: a number out of range, a date that does not exist, a character that cannot be stored. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/** Whether the database refused a value that a caller sent, which its schema could not foresee. */
export const isBadData = (error: unknown): boolean => DATA_EXCEPTION.test(errorCode(error) ?? '');
