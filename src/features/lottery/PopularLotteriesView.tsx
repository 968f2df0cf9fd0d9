import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LotteryTile } from '@/ui/gaming/LotteryTile';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { StripArrows } from '@/ui/layout/StripArrows';
import { TileStrip } from '@/ui/layout/TileStrip';
import { useStrip } from '@/ui/hooks/useStrip';
import { ownClasses } from '@/ui/styles/ownClasses';
import { DrawTime } from './DrawTime';
import { lotteryAddress, lotteryPicture, type ListedLottery } from './lotteryAddress';
import { useLotteryWords } from './useLotteryWords';

const slot = ownClasses('PopularLotteriesView', ['count']);

const Root = styled('section')({
  minWidth: 0,
  [`& .${slot.count}`]: { color: vars.text.muted, fontSize: textSize.body },
});

const Space = styled(SkeletonBlock)({ height: 140, borderRadius: vars.radius.lg });

interface PopularLotteriesViewProps {
  /** Undefined until they have loaded. */
  lotteries: readonly ListedLottery[] | undefined;
  /** Code of the lottery that is open. */
  current: string | undefined;
  failure?: string;
  busy: boolean;
  onRetry: () => void;
}

export function PopularLotteriesView(props: PopularLotteriesViewProps) {
  const { lotteries, failure, busy, onRetry } = props;
  const { t } = useTranslation(['lottery', 'common']);
  const { frame, step } = useStrip();
  return (
    <Root aria-label={t('popular')}>
      <SectionHeading
        title={t('popular')}
        note={
          lotteries && <span className={slot.count}>{t('popularCount', { count: lotteries.length })}</span>
        }
        end={<StripArrows step={step} labels={{ previous: t('previous'), next: t('next') }} />}
      />
      {failure === undefined ? (
        <Tiles {...props} frame={frame} />
      ) : (
        <ErrorState
          title={t('popularFailed')}
          text={failure}
          retryLabel={t('common:retry')}
          onRetry={onRetry}
          loading={busy}
        />
      )}
    </Root>
  );
}

const places = Array.from({ length: 5 }, (_, place) => String(place));

function Tiles({
  lotteries,
  current,
  frame,
}: Pick<PopularLotteriesViewProps, 'lotteries' | 'current'> & Pick<ReturnType<typeof useStrip>, 'frame'>) {
  const { t } = useTranslation('lottery');
  const words = useLotteryWords();
  if (lotteries?.length === 0) return <EmptyState title={t('popularEmpty')} text={t('popularEmptyHint')} />;
  return (
    <TileStrip
      frame={frame}
      items={
        lotteries?.map((lottery) => ({
          id: lottery.gameCode,
          content: (
            <LotteryTile
              name={lottery.gameName}
              draw={lottery.next ? t('drawNo', { drawNo: words.shortNo(lottery.next) }) : t('noDraw')}
              href={lotteryAddress(lottery)}
              picture={lotteryPicture(lottery)}
              time={<DrawTime next={lottery.next} tell={words.time} />}
              selected={lottery.gameCode === current}
            />
          ),
        })) ?? places.map((id) => ({ id, content: <Space /> }))
      }
    />
  );
}
