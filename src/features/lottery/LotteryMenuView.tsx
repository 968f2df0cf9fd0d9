import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { lotteryRegions, type LotteryRegion } from '#contract/lottery';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { Chip } from '@/ui/actions/Chip';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { media } from '@/ui/styles/media';
import { display } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { lotteryAddress, type ListedLottery } from './lotteryAddress';
import { NextDraw } from './NextDraw';
import { nextToDraw } from './nextToDraw';
import { ProvinceCard } from './ProvinceCard';
import { QuickDraws } from './QuickDraws';
import { RegionColumn } from './RegionColumn';
import { useLotteryWords } from './useLotteryWords';

const slot = ownClasses('LotteryMenuView', ['head', 'title', 'chips', 'subtitle', 'list', 'columns', 'row']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  minWidth: 0,
  [`& > .${slot.head}`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3.5) },
  [`& .${slot.title}`]: { ...display(23, 32), margin: 0 },
  [`& .${slot.chips}`]: {
    display: 'flex',
    gap: space(2),
    padding: 3,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  [`& .${slot.chips} > *`]: { flex: 'none' },
  [`& .${slot.subtitle}`]: { ...display(20, 28), margin: space(0, 0, 3) },
  [`& .${slot.list}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
    gap: space(2.5, 5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  [`& .${slot.columns}`]: {
    display: 'grid',
    // At most three, the regions of the country.
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(300px, 28%), 1fr))',
    alignItems: 'start',
    gap: space(7, 5),
    // Lotteries abroad are a row below the three regions.
    [`& > .${slot.row}`]: { gridColumn: '1 / -1' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Number of recently played lotteries shown. */
const mostRecent = 4;

interface LotteryMenuViewProps {
  lotteries: readonly ListedLottery[];
  recent: readonly ListedLottery[];
  /** The latest draws, as far as they have loaded. */
  draws: Value<'recentDraws'>['list'];
  /** Undefined for all regions. */
  region: LotteryRegion | undefined;
  onRegion: (region: LotteryRegion | undefined) => void;
}

/** The lobby: the next draw, quick draws, and a column a region. */
export function LotteryMenuView({ lotteries, recent, draws, region, onRegion }: LotteryMenuViewProps) {
  const { t } = useTranslation('lottery');
  const words = useLotteryWords();
  if (lotteries.length === 0) return <EmptyState title={t('popularEmpty')} text={t('popularEmptyHint')} />;
  const regions = lotteryRegions.filter((one) => lotteries.some((lottery) => lottery.region === one));
  const shown = lotteries.filter((lottery) => region === undefined || lottery.region === region);
  const quick = shown.filter(({ everySeconds }) => everySeconds !== null);
  const next = nextToDraw(shown);
  const columns = regions.flatMap((one) => {
    const list = shown.filter((lottery) => lottery.region === one && lottery.everySeconds === null);
    return list.length === 0 ? [] : [{ one, list }];
  });
  const Title = next ? 'h2' : 'h1';
  return (
    <Root>
      {next && <NextDraw key={`${next.gameCode} ${next.next.drawNo}`} lottery={next} />}
      <QuickDraws lotteries={quick} draws={draws} />
      <header className={slot.head}>
        <Title className={slot.title}>{t('all')}</Title>
        {regions.length > 1 && (
          <div className={slot.chips} role="group" aria-label={t('filter')}>
            <Chip selected={region === undefined} onClick={() => onRegion(undefined)}>
              {t('everything')}
            </Chip>
            {regions.map((one) => (
              <Chip key={one} selected={one === region} onClick={() => onRegion(one)}>
                {t(`regions.${one}`)}
              </Chip>
            ))}
          </div>
        )}
      </header>
      {region === undefined && recent.length > 0 && (
        <section>
          <h2 className={slot.subtitle}>{t('recentlyPlayed')}</h2>
          <ul className={slot.list}>
            {recent.slice(0, mostRecent).map((lottery) => (
              <li key={lottery.gameCode}>
                <ProvinceCard
                  code={lottery.hosts?.[0]?.code ?? lottery.gameCode}
                  region={lottery.everySeconds === null ? lottery.region : 'quick'}
                  name={lottery.gameName}
                  note={lottery.next ? t('drawNo', { drawNo: words.shortNo(lottery.next) }) : t('noDraw')}
                  href={lotteryAddress(lottery)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {columns.length > 0 && (
        <div className={slot.columns}>
          {columns.map(({ one, list }) => (
            <RegionColumn
              key={one}
              region={one}
              lotteries={list}
              {...((columns.length === 1 || one === 'abroad') && { wide: true, className: slot.row })}
              onAll={() => onRegion(one)}
            />
          ))}
        </div>
      )}
    </Root>
  );
}
