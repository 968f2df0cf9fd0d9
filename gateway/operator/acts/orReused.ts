import { KeyReused } from '../../ledger/postings/KeyReused.ts';
import { OperatorError } from './OperatorError.ts';

/** Says that a key belongs to another movement; throws everything else on. */
export const orReused =
  (key: string) =>
  (error: unknown): never => {
    if (error instanceof KeyReused)
      throw new OperatorError(
        `The key ${key} was used for another movement of this brand, so nothing moved: take another key`,
      );
    throw error;
  };
