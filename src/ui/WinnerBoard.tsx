import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { timing } from '#theme/motion';
import { vars } from '#theme/vars';
import { TrophyFillIcon } from './icons';
import { media } from './media';
import { PauseButton } from './PauseButton';
import { panel } from './styleParts';
import { useCarousel } from './useCarousel';
import { useMatches } from './useMatches';
import { WinnerRow, type WinnerRowProps } from './WinnerRow';

const rowHeight = 62;
/** Seen at a time: beside the games, and above them where there is no room. */
const shown = { wide: 8, narrow: 3 } as const;

const Root = styled('section', { name: 'MarqueeWinnerBoard', slot: 'Root' })({
  ...panel,
  display: 'flex',
  flexDirection: 'column',
  padding: '18px 18px 8px',
  '& header': { display: 'flex', alignItems: 'center', gap: 8, marginBottom: 6 },
  '& h3': { margin: 0, fontSize: 15, lineHeight: '22px', fontWeight: 600 },
  '& header svg': { color: vars.accent.text },
  '& header small': { marginLeft: 'auto', fontSize: 12, color: vars.text.muted },
  '& .swiper': {
    height: rowHeight * shown.wide,
    overflow: 'hidden',
    [media.belowDesktop]: { height: rowHeight * shown.narrow },
  },
  '& .swiper-wrapper': { display: 'flex', flexDirection: 'column' },
  '& .swiper-slide': { flex: 'none', height: rowHeight },
  '& footer': { display: 'grid', margin: '2px 0 8px' },
});

interface WinnerBoardProps {
  title: string;
  labels: { pause: string; goOn: string };
  note?: string;
  /** Already sorted, and repeated to sixteen (spec §9). */
  winners: readonly (WinnerRowProps & { id: string })[];
  /** Way to the whole board. */
  footer?: ReactNode;
}

/** Eight winners at a time; every three seconds the next one comes (HOME-05). */
export function WinnerBoard({ title, labels, note, winners, footer }: WinnerBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useMatches(media.belowDesktop.replace('@media ', '')) ? shown.narrow : shown.wide;
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
    <Root onFocus={hold} onBlur={release} aria-label={title}>
      <header>
        <TrophyFillIcon fontSize={20} />
        <h3>{title}</h3>
        {note && <small>{note}</small>}
        {moves && <PauseButton paused={paused} onChange={pause} labels={labels} />}
      </header>
      <div className="swiper" ref={frame}>
        <div className="swiper-wrapper">
          {winners.map(({ id, ...winner }, index) => (
            // Rows out of sight are out of the keyboard's way.
            <div
              className="swiper-slide"
              key={id}
              inert={(index - active + winners.length) % winners.length >= seen}
            >
              <WinnerRow {...winner} />
            </div>
          ))}
        </div>
      </div>
      {footer && <footer>{footer}</footer>}
    </Root>
  );
}
