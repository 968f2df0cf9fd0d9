import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { display } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { Slip } from './useSlip';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('ParlayOdds', ['title', 'product', 'odds']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(0, 3),
  [`& .${slot.title}`]: { fontSize: textSize.body, fontWeight: 600 },
  [`& .${slot.product}`]: {
    color: vars.text.secondary,
    fontSize: textSize.note,
    lineHeight: '18px',
    overflowWrap: 'anywhere',
  },
  [`& .${slot.odds}`]: { ...display(26, 34), gridRow: '1 / 3', gridColumn: 2, color: vars.primary.text },
});

/** Price of a parlay, with the product that it is. */
export function ParlayOdds({ slip, words }: { slip: Slip; words: MatchWords }) {
  const { t } = useTranslation('sports');
  return (
    <Root>
      <span className={slot.title}>{t('parlayOdds')}</span>
      <span className={slot.product}>{slip.legs.map(({ odds }) => words.product(odds)).join(' × ')}</span>
      <strong className={slot.odds}>{words.product(slip.odds)}</strong>
    </Root>
  );
}
