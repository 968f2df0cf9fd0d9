import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/siteContext';
import { Button } from '@/ui/Button';
import { Countdown } from '@/ui/Countdown';
import { CoffeeIcon } from '@/ui/icons';
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
  const { now } = useSite().client.clock;
  return (
    <StageNotice
      title={t('onBreak')}
      text={t('onBreakText')}
      icon={<CoffeeIcon fontSize={36} />}
      action={
        <>
          <Countdown until={until} now={now} onEnd={onEnd} />
          <Button onClick={onLeave}>{t('common:back')}</Button>
        </>
      }
    />
  );
}
