import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { LotteryRegion } from '#contract/lottery';
import { regionInks } from '#theme/regionInks';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '@/ui/actions/Button';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display } from '@/ui/styles/styleParts';
import type { ListedLottery } from './lotteryAddress';
import { nextToDraw } from './nextToDraw';
import { ProvinceCard } from './ProvinceCard';
import { provincesOf } from './provincesOf';
import { useLotteryWords } from './useLotteryWords';

const slot = ownClasses('RegionColumn', ['head', 'title', 'time', 'list', 'large', 'more']);

const Root = styled('section')<{ ownerState: { region: LotteryRegion; wide: boolean } }>({
  minWidth: 0,
  [`& .${slot.head}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space(0, 3),
    marginBottom: space(3),
    paddingBottom: 10,
    borderBottom: '3px solid',
  },
  [`& .${slot.title}`]: { ...display(20, 28), margin: 0 },
  [`& .${slot.time}`]: { color: vars.text.secondary, fontSize: textSize.meta },
  [`& .${slot.list}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(2.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  [`& .${slot.more}`]: { marginTop: space(2.5) },
  variants: [
    ...Object.entries(regionInks).map(([region, { rule }]) => ({
      props: { region: region as LotteryRegion },
      style: { [`& .${slot.head}`]: { borderBottomColor: rule } },
    })),
    {
      props: { wide: true },
      style: {
        [`& .${slot.list}`]: {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          columnGap: space(5),
          [media.tabletDown]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        },
        [media.tabletUp]: { [`& .${slot.large}`]: { gridRow: 'span 2' } },
      },
    },
  ],
});

/** Cards of a column beside other regions; the button shows the others. */
const mostInColumn = 3;

interface RegionColumnProps {
  region: LotteryRegion;
  lotteries: readonly ListedLottery[];
  /** Alone on the page: every lottery is shown, side by side. */
  wide?: boolean;
  className?: string | undefined;
  onAll: () => void;
}

/** The lotteries of a region under its name and colour, the next to draw first and large. */
export function RegionColumn({ region, lotteries, wide = false, className, onAll }: RegionColumnProps) {
  const { t } = useTranslation('lottery');
  const words = useLotteryWords();
  const cards = provincesOf(lotteries, { day: words.day, none: t('noDraw') });
  const daily = region === 'abroad' ? undefined : nextToDraw(lotteries);
  const total = lotteries.length;
  return (
    <Root className={className} ownerState={{ region, wide }} aria-labelledby={`region-${region}`}>
      <header className={slot.head}>
        <h2 className={slot.title} id={`region-${region}`}>
          {t(`regions.${region}`)}
        </h2>
        {daily && (
          <span className={slot.time}>{t('lobby.daily', { clock: words.clock(daily.next.drawsAt) })}</span>
        )}
      </header>
      <ul className={slot.list}>
        {cards.slice(0, wide ? cards.length : mostInColumn).map(({ id, ...card }, place) => (
          <li key={id} className={place === 0 ? slot.large : undefined}>
            <ProvinceCard {...card} large={place === 0} />
          </li>
        ))}
      </ul>
      {!wide && cards.length > mostInColumn && (
        <Button className={slot.more} variant="text" fullWidth onClick={onAll}>
          {t(`regions.${region}`)}: {t('lobby.allOf', { total })}
        </Button>
      )}
    </Root>
  );
}
