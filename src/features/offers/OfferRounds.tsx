import { useTranslation } from 'react-i18next';
import type { PromotionDetail } from '@/data/resources/usePromotions';
import { useCentreAddress } from '@/data/session/useCentreAddress';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { useOfferText } from './useOfferText';

type Rounds = NonNullable<NonNullable<PromotionDetail['entry']>['rounds']>;

/** Free rounds that a promotion has given: how many are left, until when, and where they are played. */
export function OfferRounds({ rounds: { left, total, won, until } }: { rounds: Rounds }) {
  const { t } = useTranslation('offers');
  const text = useOfferText();
  const centre = useCentreAddress();
  return (
    <>
      <Note tone="info">
        {t('roundsLeft', { left, total, won: text.money(won), time: text.time(until) })}
      </Note>
      <Button fullWidth href={centre('bonusDetails')}>
        {t('toRounds')}
      </Button>
    </>
  );
}
