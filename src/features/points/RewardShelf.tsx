import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { pointCategories, type PointCategory } from '#contract/points';
import { useHistoryState } from '@/data/core/useHistoryState';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import {
  usePointRewards,
  usePointsBalance,
  type PointReward,
  type PointsBalance,
} from '@/data/resources/usePoints';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { Chip } from '@/ui/actions/Chip';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Inline } from '@/ui/layout/Inline';
import { GiftIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { PointCard } from './PointCard';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space(3.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.belowDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // Of three across, one that is left over takes the place of two at either end.
  [media.tabletUp]: {
    [media.belowDesktop]: {
      '& > :first-of-type:nth-last-of-type(3n + 1), & > :last-of-type:nth-of-type(3n + 1)': {
        gridColumn: 'span 2',
      },
      '& > :first-of-type:last-of-type': { gridColumn: 'auto' },
    },
  },
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(2.5) },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Reach = styled('div')({ marginLeft: 'auto' });
const Wait = styled(SkeletonBlock)({ height: 320, borderRadius: vars.radius.lg });

const placeholders = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The rewards of the mall by category, or those that the member's points reach (POINT-01). */
export function RewardShelf() {
  const { t } = useTranslation('points');
  const rewards = usePointRewards();
  const { value: balance } = usePointsBalance();
  return (
    <Loaded
      of={rewards}
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
          <Shelf list={list} balance={balance} />
        )
      }
    </Loaded>
  );
}

function Shelf({ list, balance }: { list: readonly PointReward[]; balance: PointsBalance | undefined }) {
  const { t } = useTranslation('points');
  const [chosen, setChosen] = useHistoryState<PointCategory | undefined>('reward category', undefined);
  const [fits, setFits] = useHistoryState('rewards within reach', false);
  const found = pointCategories.filter((one) => list.some(({ category }) => category === one));
  const shown = list
    .filter(({ category }) => chosen === undefined || category === chosen)
    .filter(({ points, stock }) => !fits || (points <= (balance?.points ?? 0) && stock !== 0));
  return (
    <>
      <Inline role="group" aria-label={t('categories')}>
        <Chip selected={chosen === undefined} onClick={() => setChosen(undefined)}>
          {t('all')}
        </Chip>
        {found.map((category) => (
          <Chip key={category} selected={chosen === category} onClick={() => setChosen(category)}>
            {t(`category.${category}`)}
          </Chip>
        ))}
        {balance !== undefined && (
          <Reach>
            <Checkbox name="affordable" checked={fits} onChange={setFits}>
              {t('affordable')}
            </Checkbox>
          </Reach>
        )}
      </Inline>
      {shown.length === 0 ? (
        <EmptyState
          icon={<GiftIcon fontSize={40} />}
          title={t('noneFits')}
          text={t('noneText')}
          action={
            <Button
              onClick={() => {
                setFits(false);
                setChosen(undefined);
              }}
            >
              {t('showAll')}
            </Button>
          }
        />
      ) : (
        <Grid>
          {shown.map((reward) => (
            <li key={reward.id}>
              <PointCard
                reward={reward}
                balance={balance?.points}
                awaited={balance?.awaited.includes(reward.id)}
              />
            </li>
          ))}
        </Grid>
      )}
    </>
  );
}
