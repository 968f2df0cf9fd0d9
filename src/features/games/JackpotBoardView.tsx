import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { GameRowView } from './GameRowView';
import { ownClasses } from '@/ui/styles/ownClasses';
import { JackpotHits } from './JackpotHits';
import { JackpotLadder, ladderOf } from './JackpotLadder';

const slot = ownClasses('JackpotBoard', ['note']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(7),
  [`& .${slot.note}`]: {
    margin: space(-3, 0, 0),
    maxWidth: '72ch',
    color: vars.text.secondary,
    fontSize: textSize.meta,
    lineHeight: '20px',
  },
});

/** The pots: the largest of each tier, then the other large ones, the last that were won, and how they work. */
export function JackpotBoardView({ largest, hits }: Pick<Value<'jackpots'>, 'largest' | 'hits'>) {
  const { t } = useTranslation('games');
  const steps = ladderOf(largest);
  const others = useMemo(
    () => largest.filter((pot) => !ladderOf(largest).includes(pot)).map(({ game }) => game),
    [largest],
  );
  return (
    <Root>
      <JackpotLadder steps={steps} />
      <GameRowView name="pots" title={t('jackpot.others')} games={others} />
      <JackpotHits hits={hits} />
      <p className={slot.note}>{t('jackpot.note')}</p>
    </Root>
  );
}
