import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { FigureTiles } from '@/ui/data-display/FigureTiles';
import { toneOf } from '@/domain/toneOf';

type Sums = Value<'accountRecord'>['sums'];

const tiles = [
  ['in', 'moneyIn'],
  ['out', 'moneyOut'],
  ['net', 'difference'],
] as const satisfies readonly (readonly [keyof Sums, string])[];

/** The totals of an account record; undefined until it has loaded. */
export function MoveTiles({ sums }: { sums: Sums | undefined }) {
  const { t } = useTranslation('records');
  const money = useMoneyText();
  return (
    <FigureTiles
      figures={tiles.map(([id, label]) => ({
        id,
        label: t(label),
        value: sums && money(sums[id], true),
        tone: sums && toneOf(sums[id]),
      }))}
    />
  );
}
