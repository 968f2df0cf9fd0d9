import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { Button } from '@/ui/actions/Button';
import { ArrowSquareOutIcon } from '@/ui/media/icons';
import { GameNotice } from './GameNotice';

interface StageWindowProps {
  url: string;
  /** Requests a new address: each one opens one window only. */
  onAgain: () => void;
  onLeave: () => void;
}

/** A game that opens in a window of its own; if the browser blocks it, this says so (GAME-06). */
export function GameWindow({ url, onAgain, onLeave }: StageWindowProps) {
  const { t } = useTranslation(['stage', 'common']);
  const { openWindow } = useSite();
  const [opened, setOpened] = useState<boolean>();
  useEffect(() => {
    void Promise.resolve(openWindow(url)).then(setOpened);
  }, [openWindow, url]);
  if (opened === undefined) return null;
  return (
    <GameNotice
      title={t(opened ? 'window' : 'windowBlocked')}
      text={t(opened ? 'windowText' : 'windowBlockedText')}
      icon={<ArrowSquareOutIcon fontSize={36} />}
      action={
        <>
          <Button tone="primary" onClick={opened ? onAgain : () => setOpened(openWindow(url))}>
            {t(opened ? 'windowAgain' : 'windowOpen')}
          </Button>
          <Button onClick={onLeave}>{t('common:back')}</Button>
        </>
      }
    />
  );
}
