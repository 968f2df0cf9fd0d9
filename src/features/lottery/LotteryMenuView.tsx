import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { lotteryRegions, type LotteryRegion } from '#contract/lottery';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Chip } from '@/ui/actions/Chip';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LotteryTile } from '@/ui/gaming/LotteryTile';
import { media } from '@/ui/styles/media';
import { display } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { DrawTime } from './DrawTime';
import { lotteryAddress, lotteryPicture, type ListedLottery } from './lotteryAddress';
import { useLotteryWords } from './useLotteryWords';

const slot = ownClasses('LotteryMenuView', ['head', 'title', 'chips', 'titleH2', 'list']);

const Root = styled('div')({
  display: 'grid',
  gap: space(6),
  minWidth: 0,
  [`& > .${slot.head}`]: { display: 'grid', gap: space(3.5) },
  [`& .${slot.title}`]: { ...display(23, 32), margin: 0 },
  [`& .${slot.chips}`]: {
    display: 'flex',
    gap: space(2),
    padding: 3,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  [`& .${slot.chips} > *`]: { flex: 'none' },
  [`& .${slot.titleH2}`]: {
    margin: space(0, 0, 3),
    color: vars.text.secondary,
    fontSize: textSize.lead,
    lineHeight: '22px',
    fontWeight: 600,
  },
  [`& .${slot.list}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
    gap: space(3.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  [media.phone]: {
    [`& .${slot.chips}`]: { marginInline: space(-3.5), paddingInline: 14 },
    [`& .${slot.list}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space(2.5) },
  },
});

const mostRecent = 4;

interface LotteryMenuViewProps {
  lotteries: readonly ListedLottery[];
  recent: readonly ListedLottery[];
  /** Undefined for all regions. */
  region: LotteryRegion | undefined;
  onRegion: (region: LotteryRegion | undefined) => void;
}

export function LotteryMenuView({ lotteries, recent, region, onRegion }: LotteryMenuViewProps) {
  const { t } = useTranslation('lottery');
  const words = useLotteryWords();
  if (lotteries.length === 0) return <EmptyState title={t('popularEmpty')} text={t('popularEmptyHint')} />;
  const regions = lotteryRegions.filter((one) => lotteries.some((lottery) => lottery.region === one));
  const tiles = (list: readonly ListedLottery[]) => (
    <ul className={slot.list}>
      {list.map((lottery) => (
        <li key={lottery.gameCode}>
          <LotteryTile
            name={lottery.gameName}
            draw={lottery.next ? t('drawNo', { drawNo: words.shortNo(lottery.next) }) : t('noDraw')}
            href={lotteryAddress(lottery)}
            picture={lotteryPicture(lottery)}
            time={<DrawTime next={lottery.next} tell={words.time} />}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Root>
      <header className={slot.head}>
        <h1 className={slot.title}>{t('all')}</h1>
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
          <h2 className={slot.titleH2}>{t('recentlyPlayed')}</h2>
          {tiles(recent.slice(0, mostRecent))}
        </section>
      )}
      {regions
        .filter((one) => region === undefined || one === region)
        .map((one) => (
          <section key={one}>
            <h2 className={slot.titleH2}>{t(`regions.${one}`)}</h2>
            {tiles(lotteries.filter((lottery) => lottery.region === one))}
          </section>
        ))}
    </Root>
  );
}
