import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import type { PromotionDetail } from '@/data/resources/usePromotions';
import { DetailList } from '@/ui/data-display/DetailList';
import { tabular } from '@/ui/styles/styleParts';
import { Text } from '@/ui/typography/Text';
import { useOfferText } from './useOfferText';

const Weight = styled('div')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  columnGap: space(2),
  marginTop: space(1),
  fontWeight: 400,
});

type Weights = PromotionDetail['weights'];

/** Game types by how much of their bets counts, the most first. */
const byWeight = (weights: Weights): [number, Weights[number]['gameType'][]][] => {
  const groups = Map.groupBy(weights, ({ percent }) => percent);
  return [...groups]
    .toSorted(([one], [other]) => other - one)
    .map(([percent, group]) => [percent, group.map(({ gameType }) => gameType)]);
};

/** The honest card: what a promotion brings, binds and takes, as data beside its text (PROMO-01). */
export function OfferFacts({ offer }: { offer: PromotionDetail }) {
  const { t } = useTranslation('offers');
  const text = useOfferText();
  const { reward, games, startsAt, endsAt, places, period, weights } = offer;
  return (
    <>
      <DetailList
        details={[
          { label: t('fact.reward'), value: text.reward(reward) },
          { label: t('fact.wagering'), value: text.wagering(reward) },
          ...(reward.rounds
            ? [
                { label: t('fact.roundGames'), value: text.list(reward.rounds.games, true) },
                { label: t('fact.roundDays'), value: text.within(reward.rounds.days) },
              ]
            : []),
          { label: t('fact.games'), value: text.games(games) },
          { label: t('fact.period'), value: t(`period.${period}`) },
          { label: t('fact.from'), value: text.time(startsAt) },
          { label: t('fact.until'), value: endsAt === null ? t('noEnd') : text.time(endsAt) },
          ...(places ? [{ label: t('fact.places'), value: t('placesLeft', places) }] : []),
          ...(reward.prizes.length > 0
            ? [
                {
                  label: t('fact.prizes'),
                  value: text.list(
                    reward.prizes.map(({ count, amount }) =>
                      t('prize', { count, amount: text.money(amount) }),
                    ),
                    true,
                  ),
                },
              ]
            : []),
          ...(weights.length > 0
            ? [
                {
                  label: t('fact.weights'),
                  value: byWeight(weights).map(([percent, gameTypes]) => (
                    <Weight key={percent}>
                      <b>{percent}%</b>
                      <span>{text.list(gameTypes.map(text.nameOf), true)}</span>
                    </Weight>
                  )),
                },
              ]
            : []),
        ]}
      />
      {reward.times > 0 && <Text tone="secondary">{t(reward.rounds ? 'boundRounds' : 'bound')}</Text>}
      {reward.times > 0 && <Text tone="secondary">{t('validBetRule')}</Text>}
    </>
  );
}
