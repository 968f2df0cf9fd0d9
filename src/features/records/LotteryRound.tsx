import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { usePickWords } from '@/shared/usePickWords';
import { PrizeBoard } from '@/ui/gaming/PrizeBoard';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('LotteryRound', ['text', 'strong']);

type Recorded = NonNullable<Value<'betRound'>['lottery']>;

const Root = styled('section')({
  display: 'grid',
  gap: space(3),
  marginBottom: space(4),
  [`& .${slot.text}`]: { margin: 0, color: vars.text.secondary, overflowWrap: 'anywhere' },
  [`& .${slot.strong}`]: { color: vars.text.primary, fontWeight: 600 },
});

/** A lottery bet beside the result of its draw (LOTT-01). */
export function LotteryRound({ ticket, prizes }: Recorded) {
  const { t, ready } = useTranslation('lottery');
  const pickWords = usePickWords();
  if (!ready) return null;
  const { drawNo, playType, picks, gameName } = ticket;
  return (
    <Root aria-label={t('drawNo', { drawNo })}>
      <p className={slot.text}>
        {t('drawNo', { drawNo })}, {t(`playTypes.${playType}`)}:{' '}
        <b className={slot.strong}>{pickWords(picks)}</b>
      </p>
      {prizes.length > 0 && (
        <PrizeBoard
          caption={t('opened', { name: gameName })}
          prizes={prizes.map(({ tier, numbers }) => ({ id: tier, label: t(`tiers.${tier}`), numbers }))}
          marked={picks}
        />
      )}
    </Root>
  );
}
