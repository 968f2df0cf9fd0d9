/** A movement that no caller should have sent: a fault of the program, not of the player. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
}
