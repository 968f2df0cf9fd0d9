import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useAmounts } from '@/data/resources/useAmounts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { Slip } from './useSlip';

const slot = ownClasses('SlipFacts', ['term', 'value', 'bounds', 'seen']);

const Root = styled('dl')({
  display: 'grid',
  // A long amount has its whole width; the term wraps beside it.
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: space(1, 3),
  margin: 0,
  [`& .${slot.term}`]: { color: vars.text.secondary, fontSize: textSize.meta },
  [`& .${slot.value}`]: { margin: 0, textAlign: 'end', fontWeight: 600, fontSize: textSize.name },
  // In a narrow slip both bounds have a line of their own.
  '@container (width < 290px)': { [`& .${slot.bounds}`]: { gridColumn: '1 / -1' } },
  [`& .${slot.seen}`]: { color: vars.text.muted, fontWeight: 400 },
});

/** What the slip returns, and how much may be staked on it. */
export function SlipFacts({ slip }: { slip: Slip }) {
  const { t } = useTranslation('sports');
  const money = useAmounts();
  const { isParlay, isSeveral, legs, staked, halfBack, back, backBefore, changed, least, most } = slip;
  const isHalved = halfBack !== undefined;
  const label = isHalved ? t('fullReturn') : t(isSeveral ? 'totalReturn' : 'return');
  return (
    <Root>
      {isSeveral && (
        <>
          <dt className={slot.term}>{t('totalStake')}</dt>
          <dd className={slot.value}>{money.text(staked)}</dd>
        </>
      )}
      <dt className={slot.term}>{isParlay ? t('parlayReturn', { legs: legs.length }) : label}</dt>
      <dd className={slot.value}>
        {changed > 0 && (
          <>
            <del className={slot.seen}>{money.text(backBefore)}</del>{' '}
          </>
        )}
        {money.text(back)}
      </dd>
      {isHalved && (
        <>
          <dt className={slot.term}>{t('halfReturn')}</dt>
          <dd className={slot.value}>{money.text(halfBack)}</dd>
        </>
      )}
      <dt className={`${slot.term} ${slot.bounds}`}>{t('bounds')}</dt>
      <dd className={`${slot.value} ${slot.bounds}`}>
        {t('boundsText', { least: money.text(least), most: money.text(most) })}
      </dd>
    </Root>
  );
}
