import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useCountText } from '@/data/session/useCountText';
import { StarFillIcon } from '@/ui/media/icons';
import { ownClasses } from '@/ui/styles/ownClasses';
import { tabular } from '@/ui/styles/styleParts';

const slot = ownClasses('PointsAmount', ['muted']);

const Root = styled('b')({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  color: vars.accent.text,
  [`&.${slot.muted}`]: { color: vars.text.muted },
});

interface PointsAmountProps {
  points: number;
  /** Without colour, for what cannot be had. */
  muted?: boolean;
}

/** An amount of points with its star. */
export function PointsAmount({ points, muted }: PointsAmountProps) {
  const { t } = useTranslation('points');
  const count = useCountText();
  return (
    <Root className={muted ? slot.muted : undefined}>
      <StarFillIcon fontSize={16} />
      {t('count', { count: points, points: count(points) })}
    </Root>
  );
}
