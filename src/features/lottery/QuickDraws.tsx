import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '@/ui/hooks/anchor';
import { ClockIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display, ellipsis, focusRing, forcedBorder, panel, tabular } from '@/ui/styles/styleParts';
import { DrawTime } from './DrawTime';
import { lotteryAddress, lotteryPicture, type ListedLottery } from './lotteryAddress';
import { useLotteryWords } from './useLotteryWords';

const slot = ownClasses('QuickDraws', [
  'title',
  'list',
  'card',
  'picture',
  'name',
  'last',
  'ball',
  'time',
  'clock',
]);

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr)',
  gap: space(3),
  [`& .${slot.title}`]: { ...display(20, 28), margin: space(5, 0, 0) },
  [`& .${slot.list}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(276px, 1fr))',
    gap: space(3.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  [`& .${slot.card}`]: {
    ...panel,
    ...tabular,
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space(3),
    minHeight: 72,
    padding: '11px 16px',
    color: vars.text.primary,
    textDecoration: 'none',
    '&:focus-visible': { ...focusRing, outlineOffset: 1 },
    [media.hover]: { [`&:hover .${slot.name}`]: { textDecoration: 'underline' } },
  },
  [`& .${slot.picture}`]: { gridRow: 'span 2', width: 48, height: 48, objectFit: 'contain' },
  [`& .${slot.name}`]: { ...ellipsis, fontSize: textSize.lead, lineHeight: '20px', fontWeight: 700 },
  [`& .${slot.last}`]: { display: 'flex', gap: space(1), minHeight: 24 },
  [`& .${slot.ball}`]: {
    ...forcedBorder,
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.selected,
    fontSize: textSize.note,
    fontStyle: 'normal',
    fontWeight: 700,
  },
  [`& .${slot.time}`]: {
    gridColumn: 3,
    gridRow: '1 / span 2',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1.5),
    fontSize: textSize.large,
    fontWeight: 700,
  },
  [`& .${slot.clock}`]: { color: vars.text.muted },
  [media.tabletDown]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    [`& .${slot.title}`]: { margin: 0 },
  },
  [media.phone]: {
    [`& .${slot.list}`]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(2) },
  },
});

interface QuickDrawsProps {
  lotteries: readonly ListedLottery[];
  /** The latest draws, as far as they have loaded. */
  draws: Value<'recentDraws'>['list'];
}

/** Lotteries that draw all day, each with its last number and the time until the next. */
export function QuickDraws({ lotteries, draws }: QuickDrawsProps) {
  const { t } = useTranslation('lottery');
  const words = useLotteryWords();
  if (lotteries.length === 0) return null;
  return (
    <Root aria-labelledby="quick-draws">
      <h2 className={slot.title} id="quick-draws">
        {t('regions.quick')}
      </h2>
      <ul className={slot.list}>
        {lotteries.map((lottery) => {
          const { component: Part, ...address } = anchor(lotteryAddress(lottery));
          const last = draws.find(({ gameCode }) => gameCode === lottery.gameCode)?.winning;
          return (
            <li key={lottery.gameCode}>
              <Part {...address} className={slot.card}>
                <img className={slot.picture} src={lotteryPicture(lottery)} alt="" width={48} height={48} />
                <b className={slot.name} title={lottery.gameName}>
                  {lottery.gameName}
                </b>
                <span className={slot.last} {...(last !== undefined && { role: 'img', 'aria-label': last })}>
                  {[...(last ?? '')].map((digit, place) => (
                    <i key={place} className={slot.ball}>
                      {digit}
                    </i>
                  ))}
                </span>
                <span className={slot.time}>
                  <ClockIcon className={slot.clock} fontSize={14} />
                  <DrawTime next={lottery.next} tell={words.time} />
                </span>
              </Part>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
