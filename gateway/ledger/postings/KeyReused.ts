import { LedgerError } from './LedgerError.ts';

/** A key that was posted for another movement before: nothing moved. */
export class KeyReused extends LedgerError {
  constructor(key: string) {
    super(`Key ${key} was posted for another movement`);
  }
}
