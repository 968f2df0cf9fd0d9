import type { Money } from '#contract/money';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { toneOf } from '@/domain/toneOf';
import { FigureTiles } from '@/ui/data-display/FigureTiles';

interface MoneyTilesProps {
  tiles: readonly {
    readonly id: string;
    readonly label: string;
    /** Undefined until it has loaded. */
    readonly amount: Money | undefined;
    readonly signed?: true;
    readonly note?: string | undefined;
  }[];
}

/** Sums of a report, each with its sign and tone where it is a result. */
export function MoneyTiles({ tiles }: MoneyTilesProps) {
  const money = useMoneyText();
  return (
    <FigureTiles
      figures={tiles.map(({ id, label, amount, signed, note }) => ({
        id,
        label,
        value: amount && money(amount, signed),
        tone: signed && amount && toneOf(amount),
        note,
      }))}
    />
  );
}
