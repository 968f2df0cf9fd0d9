import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Amount } from '../../ui/typography/Amount';
import { gameCardClasses } from '../../ui/gaming/gameCardClasses';
import { GameCardRoot } from '../../ui/gaming/GameCardRoot';
import { media } from '../../ui/styles/media';
import { Picture } from '../../ui/media/Picture';
import { innerSlots } from '../../ui/styles/innerSlots';
import { slotClasses } from '../../ui/styles/slotClasses';
import { ellipsis } from '../../ui/styles/styleParts';
import type { ShownWinner } from './WinnerRow';
import { withClass } from '../../ui/styles/withClass';

const winnerCardClasses = slotClasses('MarqueeWinnerCard', ['root', 'words', 'amount', 'name']);

const slot = winnerCardClasses;

const Root = styled(GameCardRoot, {
  name: 'MarqueeWinnerCard',
  slot: 'Root',
  overridesResolver: innerSlots(winnerCardClasses),
})<{ ownerState: WinnerCardProps & { state: 'open' } }>({
  [`& .${slot.words}`]: { marginTop: space(2.5) },
  // The same height as the text of a game card, so that switching tabs causes no layout shift.
  [`& .${slot.amount}`]: { ...ellipsis, display: 'block', fontSize: textSize.name, lineHeight: '18px' },
  [`& .${slot.name}`]: {
    ...ellipsis,
    display: 'block',
    marginTop: space(0.5),
    fontSize: textSize.caption,
    lineHeight: '16px',
    color: vars.text.muted,
  },
  [media.phone]: { [`& .${slot.amount}`]: { fontSize: textSize.caption } },
});

interface WinnerCardProps
  extends ShownWinner, Omit<ComponentPropsWithRef<'article'>, keyof ShownWinner | 'children'> {
  playLabel: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeWinnerCard: WinnerCardProps;
  }
}

/** A win as a card: the game's cover, the amount, and the winner. */
export function WinnerCard(given: WinnerCardProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeWinnerCard' });
  const { name, game, amount, picture, fallbackPicture, onPlay, playLabel, className, ...rest } = props;
  return (
    <Root
      aria-label={`${name}, ${game}`}
      {...rest}
      className={withClass(slot.root, className)}
      ownerState={{ ...props, state: 'open' }}
    >
      <div className={gameCardClasses.cover}>
        <Picture
          className={gameCardClasses.picture}
          sources={picture}
          fallback={fallbackPicture}
          alt=""
          width={layout.card}
          height={(layout.card * 4) / 3}
        />
        <button
          type="button"
          className={gameCardClasses.play}
          aria-label={`${playLabel}: ${game}`}
          onClick={onPlay}
        >
          <span className={gameCardClasses.playLabel}>{playLabel}</span>
        </button>
      </div>
      <div className={slot.words}>
        <Amount className={slot.amount} tone="gain">
          {amount}
        </Amount>
        <small className={slot.name}>{name}</small>
      </div>
    </Root>
  );
}
