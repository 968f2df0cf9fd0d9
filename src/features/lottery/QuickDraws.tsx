import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { anchor } from '@/ui/hooks/anchor';
import { ClockIcon } from '@/ui/media/icons';
import { DrawTime } from './DrawTime';
import { lotteryAddress, lotteryPicture, type ListedLottery } from './lotteryAddress';
import { quickDrawsClasses as slot, QuickDrawsRoot } from './QuickDrawsRoot';
import { useLotteryWords } from './useLotteryWords';

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
    <QuickDrawsRoot aria-labelledby="quick-draws">
      <h2 className={slot.title} id="quick-draws">
        {t('regions.quick')}
      </h2>
      <ul className={slot.list}>
        {lotteries.map((lottery) => {
          const { component: Part, ...address } = anchor(lotteryAddress(lottery));
          const last = draws.find(({ gameCode }) => gameCode === lottery.gameCode)?.winning;
          return (
            <li key={lottery.gameCode} className={slot.item}>
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
    </QuickDrawsRoot>
  );
}
