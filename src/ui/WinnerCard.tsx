import { styled } from '@mui/material/styles';
import { layout } from '#theme/layout';
import { vars } from '#theme/vars';
import { Amount } from './Amount';
import { GameCardRoot } from './GameCardRoot';
import { media } from './media';
import { Picture } from './Picture';
import { ellipsis } from './styleParts';
import type { ShownWinner } from './WinnerRow';

const Words = styled('div', { name: 'MarqueeWinnerCard', slot: 'Words' })({
  marginTop: 9,
  // As high as the words of a game card, so that the tabs do not move the page.
  '& > span': { ...ellipsis, display: 'block', fontSize: 13.5, lineHeight: '18px' },
  '& small': {
    ...ellipsis,
    display: 'block',
    marginTop: 2,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.text.muted,
  },
  [media.phone]: { '& > span': { fontSize: 12 } },
});

interface WinnerCardProps extends ShownWinner {
  playLabel: string;
}

/** A win as a card: the cover of its game, the amount, and whose it is. */
export function WinnerCard({
  name,
  game,
  amount,
  picture,
  fallbackPicture,
  onPlay,
  playLabel,
}: WinnerCardProps) {
  return (
    <GameCardRoot data-state="open" aria-label={`${name}, ${game}`}>
      <div className="cover">
        <Picture
          sources={picture}
          fallback={fallbackPicture}
          alt=""
          width={layout.card}
          height={(layout.card * 4) / 3}
        />
        <button type="button" className="play" aria-label={`${playLabel}: ${game}`} onClick={onPlay}>
          <span>{playLabel}</span>
        </button>
      </div>
      <Words>
        <Amount tone="gain">{amount}</Amount>
        <small>{name}</small>
      </Words>
    </GameCardRoot>
  );
}
