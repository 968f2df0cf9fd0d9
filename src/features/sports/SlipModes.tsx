import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { Chip } from '@/ui/actions/Chip';
import { slipModes, type Slip } from './useSlip';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(1.5),
});

/** Chooses between single bets and a parlay of the same picks; each says how many there are. */
export function SlipModes({ slip }: { slip: Pick<Slip, 'mode' | 'setMode' | 'count'> }) {
  const { t } = useTranslation('sports');
  const { mode, setMode, count } = slip;
  const label = {
    single: count > 1 ? t('singlesOf', { bets: count }) : t('single'),
    parlay: count > 1 ? t('parlayOf', { legs: count }) : t('parlay'),
  };
  return (
    <Root role="group" aria-label={t('modes')}>
      {slipModes.map((one) => (
        <Chip key={one} selected={one === mode} onClick={() => setMode(one)}>
          {label[one]}
        </Chip>
      ))}
    </Root>
  );
}
