import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { promotionCategories, type PromotionCategory } from '#contract/promotions';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useHistoryState } from '@/data/core/useHistoryState';
import { usePromotions, type Promotion } from '@/data/resources/usePromotions';
import { usePromotionsAllowed } from '@/data/resources/usePromotionsAllowed';
import { Loaded } from '@/forms/Loaded';
import { Chip } from '@/ui/actions/Chip';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { Inline } from '@/ui/layout/Inline';
import { GiftIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { Text } from '@/ui/typography/Text';
import { OfferCard } from './OfferCard';
import { OfferHero } from './OfferHero';

const Grid = styled('ul')({
  // The last line fills its width, however many stand in it.
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > *': { display: 'grid', flex: '1 1 320px', minWidth: 0, maxWidth: 640 },
  [media.phone]: { '& > *': { flexBasis: '100%', maxWidth: 'none' } },
});
const Wait = styled(SkeletonBlock)({ height: 420, borderRadius: vars.radius.lg });

/** So many stand side by side. */
const EQUALS = 3;
const placeholders = [1, 2, 3, 4, 5, 6];

/** Promotions by category; none for whoever rests (PROMO-01, SAFE-04). */
export function OfferList() {
  const { t } = useTranslation('offers');
  const promotions = usePromotions();
  const isAllowed = usePromotionsAllowed();
  if (!isAllowed) return <EmptyState icon={<GiftIcon fontSize={40} />} title={t('resting')} />;
  return (
    <Loaded
      of={promotions}
      skeleton={
        <Grid aria-hidden>
          {placeholders.map((place) => (
            <li key={place}>
              <Wait />
            </li>
          ))}
        </Grid>
      }
    >
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState icon={<GiftIcon fontSize={40} />} title={t('none')} text={t('noneText')} />
        ) : (
          <Offers list={list} />
        )
      }
    </Loaded>
  );
}

function Offers({ list }: { list: readonly Promotion[] }) {
  const { t } = useTranslation('offers');
  const [chosen, setChosen] = useHistoryState<PromotionCategory | undefined>('promotion category', undefined);
  const countOf = (category: PromotionCategory) => list.filter((offer) => offer.category === category).length;
  const shown = chosen === undefined ? list : list.filter(({ category }) => category === chosen);
  // A short list has no first among its equals.
  const [first, others] =
    chosen === undefined && list.length > EQUALS ? [list[0], list.slice(1)] : [undefined, shown];
  return (
    <>
      <Inline role="group" aria-label={t('categories')}>
        <Chip selected={chosen === undefined} onClick={() => setChosen(undefined)}>
          {t('all', { count: list.length })}
        </Chip>
        {promotionCategories
          .filter((category) => countOf(category) > 0)
          .map((category) => (
            <Chip key={category} selected={chosen === category} onClick={() => setChosen(category)}>
              {t('inCategory', { category: t(`category.${category}`), count: countOf(category) })}
            </Chip>
          ))}
      </Inline>
      {first && <OfferHero offer={first} />}
      <Grid>
        {others.map((offer, place) => (
          <li key={offer.id}>
            <OfferCard offer={offer} place={place} />
          </li>
        ))}
      </Grid>
      <Text tone="secondary" variant="caption">
        {t('terms')}
      </Text>
    </>
  );
}
