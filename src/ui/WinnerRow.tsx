import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { Amount } from './Amount';
import { Picture } from './Picture';
import { ellipsis, focusRing } from './styleParts';

const Root = styled('button', { name: 'MarqueeWinnerRow', slot: 'Root' })({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
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
  '&:hover b': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& img': {
    flex: 'none',
    width: 38,
    height: 38,
    borderRadius: vars.radius.sm,
    objectFit: 'cover',
    // Until the cover is drawn.
    background: vars.gradient.hero,
  },
  '& .who': { flex: 1, minWidth: 0 },
  '& b': { ...ellipsis, display: 'block', fontSize: 13, lineHeight: '18px', fontWeight: 600 },
  '& small': { ...ellipsis, display: 'block', fontSize: 12, lineHeight: '16px', color: vars.text.muted },
  '& > :last-child': { fontSize: 13 },
});

export interface WinnerRowProps {
  /** Masked by the gateway: "huyn***88". */
  name: string;
  game: string;
  /** "+48.250.000" */
  amount: string;
  picture: readonly string[];
  fallbackPicture?: string;
  onPlay: () => void;
}

/** A winner; pressing it launches the game (HOME-05). */
export function WinnerRow({ name, game, amount, picture, fallbackPicture, onPlay }: WinnerRowProps) {
  return (
    <Root type="button" onClick={onPlay}>
      <Picture sources={picture} fallback={fallbackPicture} alt="" width={38} height={38} />
      <span className="who">
        <b>{name}</b>
        <small title={game}>{game}</small>
      </span>
      <Amount tone="gain">{amount}</Amount>
    </Root>
  );
}
