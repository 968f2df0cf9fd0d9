import { brokenConstraint } from '../../ledger/postings/brokenConstraint.ts';
import { socialAccountKey } from './schema.ts';

/** Whether a statement failed because the account elsewhere belongs to a member already. */
export const isLinkedAlready = (error: unknown): boolean => brokenConstraint(error) === socialAccountKey;
