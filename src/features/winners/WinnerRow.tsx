import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Amount } from '../../ui/typography/Amount';
import { Picture } from '../../ui/media/Picture';
import { innerSlots } from '../../ui/styles/innerSlots';
import { slotClasses } from '../../ui/styles/slotClasses';
import { ellipsis, focusRing } from '../../ui/styles/styleParts';
import { withClass } from '../../ui/styles/withClass';

const winnerRowClasses = slotClasses('MarqueeWinnerRow', [
  'root',
  'picture',
  'words',
  'name',
  'game',
  'amount',
]);

const slot = winnerRowClasses;

const Root = styled('button', {
  name: 'MarqueeWinnerRow',
  slot: 'Root',
  overridesResolver: innerSlots(winnerRowClasses),
})<{ ownerState: WinnerRowProps }>({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: '100%',
  height: '100%',
  minHeight: 55,
  padding: 0,
  border: 0,
  borderTop: `1px solid ${vars.line.subtle}`,
  background: 'none',
  color: vars.text.primary,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:focus-visible': { ...focusRing, outlineOffset: -3, borderRadius: vars.radius.sm },
  [`&:hover .${slot.name}`]: { textDecoration: 'underline', textUnderlineOffset: 3 },
  [`& .${slot.picture}`]: {
    flex: 'none',
    width: 38,
    height: 38,
    borderRadius: vars.radius.sm,
    objectFit: 'cover',
    // Shown until the cover has loaded.
    background: vars.gradient.hero,
  },
  [`& .${slot.words}`]: { flex: 1, minWidth: 0 },
  [`& .${slot.name}`]: {
    ...ellipsis,
    display: 'block',
    fontSize: textSize.meta,
    lineHeight: '18px',
    fontWeight: 600,
  },
  [`& .${slot.game}`]: {
    ...ellipsis,
    display: 'block',
    fontSize: textSize.caption,
    lineHeight: '16px',
    color: vars.text.muted,
  },
  [`& .${slot.amount}`]: { fontSize: textSize.meta },
});

/** The displayed facts of a win, for board, rows and cards. */
export interface ShownWinner {
  /** Masked by the gateway: "huyn***88". */
  name: string;
  game: string;
  /** "+48.250.000" */
  amount: string;
  picture: readonly string[];
  fallbackPicture?: string;
  onPlay: () => void;
}

interface WinnerRowProps
  extends ShownWinner, Omit<ComponentPropsWithRef<'button'>, keyof ShownWinner | 'children' | 'onClick'> {}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeWinnerRow: WinnerRowProps;
  }
}

/** A row with one winner; a press launches the game (HOME-05). */
export function WinnerRow(given: WinnerRowProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeWinnerRow' });
  const { name, game, amount, picture, fallbackPicture, onPlay, className, ...rest } = props;
  return (
    <Root
      type="button"
      {...rest}
      className={withClass(slot.root, className)}
      ownerState={props}
      onClick={onPlay}
    >
      <Picture
        className={slot.picture}
        sources={picture}
        fallback={fallbackPicture}
        alt=""
        width={38}
        height={38}
      />
      <span className={slot.words}>
        <b className={slot.name}>{name}</b>
        <small className={slot.game} title={game}>
          {game}
        </small>
      </span>
      <Amount className={slot.amount} tone="gain">
        {amount}
      </Amount>
    </Root>
  );
}
