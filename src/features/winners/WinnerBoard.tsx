import { styled, useThemeProps } from '@mui/material/styles';
import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { timing } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { TrophyFillIcon } from '../../ui/media/icons';
import { innerSlots } from '../../ui/styles/innerSlots';
import { media } from '../../ui/styles/media';
import { PauseButton } from '../../ui/actions/PauseButton';
import { slotClasses } from '../../ui/styles/slotClasses';
import { panel } from '../../ui/styles/styleParts';
import { useCarousel } from '../../ui/media/useCarousel';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery';
import { WinnerRow, type ShownWinner } from './WinnerRow';
import { withClass } from '../../ui/styles/withClass';

const winnerBoardClasses = slotClasses('MarqueeWinnerBoard', [
  'root',
  'header',
  'mark',
  'title',
  'note',
  'frame',
  'list',
  'row',
  'footer',
]);

const slot = winnerBoardClasses;

const rowHeight = 62;
/** Visible rows: beside the games, and above them on narrow pages. */
const shown = { wide: 8, narrow: 3 } as const;

const Root = styled('section', {
  name: 'MarqueeWinnerBoard',
  slot: 'Root',
  overridesResolver: innerSlots(winnerBoardClasses),
})<{ ownerState: WinnerBoardProps }>({
  ...panel,
  display: 'flex',
  flexDirection: 'column',
  padding: '18px 18px 8px',
  [`& .${slot.header}`]: { display: 'flex', alignItems: 'center', gap: space(2), marginBottom: space(1.5) },
  [`& .${slot.title}`]: { margin: 0, fontSize: textSize.lead, lineHeight: '22px', fontWeight: 600 },
  [`& .${slot.mark}`]: { color: vars.accent.text },
  [`& .${slot.note}`]: { marginLeft: 'auto', fontSize: textSize.caption, color: vars.text.muted },
  [`& .${slot.frame}`]: {
    height: rowHeight * shown.wide,
    overflow: 'hidden',
    [media.belowDesktop]: { height: rowHeight * shown.narrow },
  },
  [`& .${slot.list}`]: { display: 'flex', flexDirection: 'column' },
  [`& .${slot.row}`]: { flex: 'none', height: rowHeight },
  [`& .${slot.footer}`]: { display: 'grid', margin: space(0.5, 0, 2) },
});

interface WinnerBoardProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  title: string;
  labels: { pause: string; goOn: string };
  note?: string;
  /** Already sorted, and repeated to at least sixteen (spec §9). */
  winners: readonly (ShownWinner & { id: string })[];
  /** Link to the whole board. */
  footer?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeWinnerBoard: WinnerBoardProps;
  }
}

/** Shows eight winners at a time and moves on by one every three seconds (HOME-05). */
export function WinnerBoard(given: WinnerBoardProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeWinnerBoard' });
  const { title, labels, note, winners, footer, className, ...rest } = props;
  const frame = useRef<HTMLDivElement>(null);
  const seen = useMediaQuery(media.belowDesktop.replace('@media ', '')) ? shown.narrow : shown.wide;
  const moves = winners.length > seen;
  const { active, paused, pause, hold, release } = useCarousel(frame, {
    count: moves ? winners.length : 0,
    every: timing.winnerEvery,
    speed: timing.winnerSlide,
    direction: 'vertical',
    perView: 'auto',
    gap: 0,
  });
  return (
    <Root
      onFocus={hold}
      onBlur={release}
      aria-label={title}
      {...rest}
      className={withClass(slot.root, className)}
      ownerState={props}
    >
      <header className={slot.header}>
        <TrophyFillIcon className={slot.mark} fontSize={20} />
        <h3 className={slot.title}>{title}</h3>
        {note && <small className={slot.note}>{note}</small>}
        {moves && <PauseButton paused={paused} onChange={pause} labels={labels} />}
      </header>
      <div className={`swiper ${slot.frame}`} ref={frame}>
        <div className={`swiper-wrapper ${slot.list}`}>
          {winners.map(({ id, ...winner }, index) => (
            // Invisible rows are not in the tab order.
            <div
              className={`swiper-slide ${slot.row}`}
              key={id}
              inert={(index - active + winners.length) % winners.length >= seen}
            >
              <WinnerRow {...winner} />
            </div>
          ))}
        </div>
      </div>
      {footer && <footer className={slot.footer}>{footer}</footer>}
    </Root>
  );
}
