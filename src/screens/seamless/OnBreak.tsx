import { useTranslation } from 'react-i18next';
import { usePauseEnd } from '@/data/session/usePauseEnd';
import { useSite } from '@/data/session/siteContext';
import { useSupportAddress } from '@/data/resources/useSupportAddress';
import { Button } from '@/ui/actions/Button';
import { Countdown } from '@/ui/typography/Countdown';
import { CoffeeIcon, HeadsetIcon } from '@/ui/media/icons';
import { GameNotice } from './GameNotice';

interface OnBreakProps {
  /** Null for a pause without an end. */
  until: string | null;
  onEnd: () => void;
  onLeave: () => void;
}

/** Says that a break is running and when it ends; it offers no way around it. */
export function OnBreak({ until, onEnd, onLeave }: OnBreakProps) {
  const { t } = useTranslation(['stage', 'common']);
  const { client } = useSite();
  const support = useSupportAddress();
  const time = usePauseEnd()(until);
  return (
    <GameNotice
      title={t('onBreak')}
      text={time === undefined ? t('onBreakEndless') : t('onBreakText', { time })}
      icon={<CoffeeIcon fontSize={36} />}
      action={
        <>
          {until !== null && <Countdown until={Date.parse(until)} now={client.clock.now} onEnd={onEnd} />}
          <Button onClick={onLeave}>{t('common:back')}</Button>
          <Button href={support} startIcon={<HeadsetIcon fontSize={18} />}>
            {t('common:support')}
          </Button>
        </>
      }
    />
  );
}
