import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { FigureTiles } from '@/ui/data-display/FigureTiles';
import { toneOf } from '@/domain/toneOf';

/** The totals of a betting record; undefined until it has loaded. */
export function SumTiles({ sums }: { sums: Value<'betRecord'>['sums'] | undefined }) {
  const { t } = useTranslation('records');
  const money = useMoneyText();
  return (
    <FigureTiles
      figures={[
        {
          id: 'stake',
          label: t('stake'),
          value: sums && money(sums.stake),
          note: sums && t('rounds', { count: sums.count }),
        },
        { id: 'validBet', label: t('validBet'), value: sums && money(sums.validBet) },
        { id: 'net', label: t('net'), value: sums && money(sums.net, true), tone: sums && toneOf(sums.net) },
      ]}
    />
  );
}
