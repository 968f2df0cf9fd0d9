import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/config/limits';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Frame } from '@/ui/layout/Frame';
import { IconButton } from '@/ui/actions/IconButton';
import { CornersInIcon, ShieldCheckIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { landscapeBar, landscapePhone } from './landscapePhone';

const slot = ownClasses('SeamlessView', [
  'hall',
  'stage',
  'table',
  'leave',
  'side',
  'line',
  'note',
  'frame',
  'icon',
]);

const Main = styled('main')({
  paddingTop: space(3),
  [`& .${slot.hall}`]: {
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    border: `1px solid ${vars.line.subtle}`,
    backgroundColor: vars.surface.raised,
    boxShadow: vars.shadow.mid,
  },
  // The game takes the window's remaining height, so that header, bar and footer line stay visible.
  [`& .${slot.stage}`]: { position: 'relative', height: 'clamp(420px, calc(100dvh - 208px), 760px)' },
  // Bar and line stay visible in full screen: balance, time and result of the session belong to the game.
  [`& .${slot.hall}:fullscreen`]: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    borderRadius: 0,
  },
  [`& .${slot.hall}:fullscreen .${slot.stage}, & .${slot.hall}:fullscreen .${slot.table}`]: {
    height: '100%',
    minHeight: 0,
  },
  [`& .${slot.stage} > .${slot.leave}`]: {
    display: 'none',
    position: 'absolute',
    top: 12,
    left: 12,
    zIndex: 2,
  },
  [`& .${slot.hall}:fullscreen .${slot.leave}`]: { display: 'block' },
  [`& .${slot.table}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 330px',
    // As high as the game, however long the chat is.
    gridTemplateRows: 'minmax(0, 1fr)',
    [`& > .${slot.side}`]: {
      display: 'grid',
      minHeight: 0,
      height: '100%',
      minWidth: 0,
      padding: 16,
      borderLeft: `1px solid ${vars.line.subtle}`,
    },
  },
  [`& .${slot.line}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(2.5),
    minHeight: 44,
    padding: '8px 18px',
    color: vars.text.secondary,
    fontSize: textSize.meta,
    lineHeight: '18px',
    [`& .${slot.icon}`]: { flex: 'none', color: vars.success.main },
    [`& .${slot.note}`]: { marginLeft: 'auto', color: vars.text.muted, fontSize: textSize.note },
  },
  [media.phone]: {
    paddingTop: 0,
    [`& > .${slot.frame}`]: { marginInline: 0 },
    [`& .${slot.hall}`]: { border: 0, borderRadius: 0 },
    [`& .${slot.stage}`]: { height: 'clamp(400px, calc(100dvh - 232px), 900px)' },

    [`& .${slot.line}`]: {
      flexWrap: 'wrap',
      [`& .${slot.note}`]: { marginLeft: space(7), flexBasis: '100%' },
    },
  },
  [`@media ${landscapePhone}`]: {
    paddingTop: 0,
    [`& > .${slot.frame}`]: { width: 'auto', marginInline: 0 },
    [`& .${slot.hall}`]: { border: 0, borderRadius: 0 },
    [`& .${slot.stage}`]: { height: `max(280px, calc(100dvh - ${landscapeBar}px))` },
  },
});

interface SeamlessViewProps {
  bar: ReactNode;
  /** The game, or why it does not open. */
  children: ReactNode;
  age: number;
  /** Shown beside the game. */
  aside?: ReactNode;
  stageRef?: Ref<HTMLDivElement>;
  /**
   * Minutes after which the page reminds the player.
   * @default those of the break that every game offers
   */
  reminderMinutes?: number | undefined;
}

const usual = limits.breakReminder / 60_000;

/** A game on the page: its bar, the game, and a line below (GAME-07). */
export function SeamlessView({
  bar,
  children,
  age,
  aside,
  stageRef,
  reminderMinutes = usual,
}: SeamlessViewProps) {
  const { t } = useTranslation('stage');
  return (
    <Main id="content">
      <Frame className={slot.frame}>
        <div className={slot.hall} ref={stageRef}>
          {bar}
          <div className={aside ? slot.table : undefined}>
            <div className={slot.stage}>
              {children}
              <span className={slot.leave}>
                <IconButton
                  label={t('fullScreenLeave')}
                  tone="art"
                  onClick={() => void document.exitFullscreen()}
                >
                  <CornersInIcon className={slot.icon} fontSize={20} />
                </IconButton>
              </span>
            </div>
            {aside && <aside className={slot.side}>{aside}</aside>}
          </div>
          <div className={slot.line}>
            <ShieldCheckIcon className={slot.icon} fontSize={18} />
            <span>{t('reminder', { count: reminderMinutes })}</span>
            <small className={slot.note}>{t('warning', { age })}</small>
          </div>
        </div>
      </Frame>
    </Main>
  );
}
