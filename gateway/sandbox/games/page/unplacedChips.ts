import type { Table } from './table.ts';
import type { TableStatus } from './tableStatus.ts';

interface Cloth {
  /** Chips on the table. */
  readonly laid: () => readonly unknown[];
  /** Leaves these chips on the table and takes the others off. */
  readonly keepOnly: (chips: []) => void;
  readonly status: Pick<TableStatus, 'say'>;
  /** Makes the table ready for a round. */
  readonly clean: () => void;
  /** Whether bets are taken just now. */
  readonly isOpen: () => boolean;
}

/**
 * Chips of a live table that are laid but not bet. They look different from bets, and they leave the table when it closes:
 * a chip that lies on a field that wins has been bet. At other tables nothing is done.
 */
export const unplacedChips = (
  { game, words }: Pick<Table, 'game' | 'words'>,
  stage: HTMLElement,
  cloth: Cloth,
) => {
  const { laid, keepOnly, status, clean, isOpen } = cloth;
  let isPlaced = game.table === null;
  const set = (placed: boolean): void => {
    isPlaced = placed || game.table === null;
    stage.classList.toggle('unplaced', !isPlaced);
  };
  set(false);
  const close = (): void => {
    if (isPlaced || laid().length === 0) return;
    keepOnly([]);
    status.say(words.notPlaced);
  };
  return {
    set,
    /** Called when the table closes. */
    close,
    /** The bets are on their way. */
    begin: (): void => {
      clean();
      set(true);
    },
    /** The bets were refused. */
    calm: (): void => {
      clean();
      set(false);
      if (!isOpen()) close();
    },
  };
};
