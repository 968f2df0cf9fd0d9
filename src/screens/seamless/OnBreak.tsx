import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/siteContext';
import { useSupportLink } from '@/data/useSupportLink';
import { formatTime } from '@/domain/dates';
import { Button } from '@/ui/Button';
import { Countdown } from '@/ui/Countdown';
import { CoffeeIcon, HeadsetIcon } from '@/ui/icons';
import { StageNotice } from './StageNotice';

interface OnBreakProps {
  /** Milliseconds since 1970. */
  until: number;
  onEnd: () => void;
  onLeave: () => void;
}

/** A break runs: it names its end and has no way round. */
export function OnBreak({ until, onEnd, onLeave }: OnBreakProps) {
  const { t } = useTranslation(['stage', 'common']);
  const { boot, client } = useSite();
  const support = useSupportLink();
  const time = formatTime(new Date(until).toISOString(), 'sentence', boot.brand.timeZone);
  return (
    <StageNotice
      title={t('onBreak')}
      text={t('onBreakText', { time })}
      icon={<CoffeeIcon fontSize={36} />}
      action={
        <>
          <Countdown until={until} now={client.clock.now} onEnd={onEnd} />
          <Button onClick={onLeave}>{t('common:back')}</Button>
          {support && (
            <Button href={support} start={<HeadsetIcon fontSize={18} />}>
              {t('common:support')}
            </Button>
          )}
        </>
      }
    />
  );
}
