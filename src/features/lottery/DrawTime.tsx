import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { useLotteryRefresh } from '@/data/resources/useLotteryRefresh';
import { Countdown } from '@/ui/typography/Countdown';
import type { ListedLottery } from './lotteryAddress';

const DAY = 86_400_000;

interface DrawTimeProps {
  next: ListedLottery['next'];
  /** Formats a time that is more than a day away. */
  tell: (iso: string) => string;
}

/** Countdown to a draw; a draw more than a day away shows its date. */
export function DrawTime({ next, tell }: DrawTimeProps) {
  const { t } = useTranslation('lottery');
  const { now } = useSite().client.clock;
  const refresh = useLotteryRefresh();
  const [far] = useState(() => next !== null && Date.parse(next.drawsAt) - now() > DAY);
  if (next === null) return t('noDraw');
  if (far) return tell(next.drawsAt);
  return (
    <Countdown key={next.drawNo} until={Date.parse(next.drawsAt)} now={now} marksLastMinute onEnd={refresh} />
  );
}
