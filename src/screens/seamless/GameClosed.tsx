import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/wireTypes';
import { GameSuggestions } from '@/features/games/GameSuggestions';
import { Button } from '@/ui/actions/Button';
import { GameControllerIcon, LockSimpleIcon, WarningCircleFillIcon, WrenchFillIcon } from '@/ui/media/icons';
import { GameNotice } from './GameNotice';

const marks = {
  unknown: GameControllerIcon,
  elsewhere: GameControllerIcon,
  failed: WarningCircleFillIcon,
  maintenance: WrenchFillIcon,
  needReal: LockSimpleIcon,
  limit: LockSimpleIcon,
} as const;

interface StageClosedProps {
  reason: keyof typeof marks;
  /** The gateway's own text, used instead of ours. */
  text?: string;
  others?: readonly Game[];
  /** Where what is missing can be put right. */
  remedy?: { readonly label: string; readonly href: string };
  onRetry?: () => void;
  onLeave: () => void;
}

/** Says why a game does not open, and offers to retry, to go back, or to play another game (GAME-06). */
export function GameClosed({ reason, text, others, remedy, onRetry, onLeave }: StageClosedProps) {
  const { t } = useTranslation(['stage', 'common']);
  const Mark = marks[reason];
  return (
    <GameNotice
      title={t(`closed.${reason}`)}
      text={text ?? t(`closed.${reason}Text`)}
      icon={<Mark fontSize={36} />}
      action={
        <>
          {remedy && (
            <Button tone="primary" href={remedy.href}>
              {remedy.label}
            </Button>
          )}
          {onRetry && (
            <Button tone="primary" onClick={onRetry}>
              {t('common:retry')}
            </Button>
          )}
          <Button onClick={onLeave}>{t('common:back')}</Button>
        </>
      }
      others={reason === 'maintenance' && <GameSuggestions title={t('others')} games={others} />}
    />
  );
}
