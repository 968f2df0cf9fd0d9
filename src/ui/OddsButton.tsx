import { styled } from '@mui/material/styles';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { CaretDownIcon, CaretUpIcon, LockSimpleIcon } from './icons';
import { media } from './media';
import { focusRing, hidden, tabular } from './styleParts';

const Root = styled('button', { name: 'MarqueeOdds', slot: 'Root' })({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 6,
  minWidth: 0,
  height: 40,
  padding: '0 12px',
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.field,
  boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
  color: vars.text.muted,
  font: 'inherit',
  fontSize: 12,
  cursor: 'pointer',
  transition: `background-color ${duration.base}`,
  '& b': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 3,
    fontSize: 15,
    fontWeight: 600,
    color: vars.text.primary,
  },
  '& small': hidden,
  '&:focus-visible': focusRing,
  '&[data-still]': { cursor: 'default' },
  '&:hover:not(:disabled, [data-still])': { backgroundColor: vars.surface.overlay },
  '&[aria-pressed=true]': {
    backgroundColor: vars.primary.main,
    boxShadow: 'none',
    color: vars.text.onPrimary,
    '& b, & svg': { color: vars.text.onPrimary },
    '&:hover:not(:disabled)': { backgroundColor: vars.primary.hover },
    // Filled by a colour of the system, which leaves no background to the page.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      '& b, & svg': { color: 'HighlightText' },
    },
  },
  '&[data-move=up]:not([aria-pressed=true]) svg': { color: vars.odds.up },
  '&[data-move=down]:not([aria-pressed=true]) svg': { color: vars.odds.down },
  '&:disabled': { cursor: 'not-allowed', '&:not([aria-pressed=true]) b': { color: vars.text.muted } },
  [media.compact]: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 0,
    height: 46,
    padding: 0,
    lineHeight: '17px',
    '& b': { fontSize: 14.5 },
  },
});

interface OddsButtonProps {
  /** "Chủ", "Hòa", "Khách", or 1, X, 2 in a narrow cell. */
  label: string;
  /** Decimal odds, written in the player's language: "1,42". Absent while locked. */
  odds?: string;
  chosen?: boolean;
  /** Which way the price has just gone, with its word for those who hear the page. */
  move?: { way: 'up' | 'down'; label: string };
  /** Absent where nothing can be bet on: the figure then stands as text. */
  onChoose?: () => void;
}

export function OddsButton({ label, odds, chosen, move, onChoose }: OddsButtonProps) {
  const face = (
    <>
      <span>{label}</span>
      <b>
        {/* An arrow of its own for each price: what a page does with it over time begins anew. */}
        {move?.way === 'up' && <CaretUpIcon key={odds} fontSize={12} />}
        {move?.way === 'down' && <CaretDownIcon key={odds} fontSize={12} />}
        {odds ?? <LockSimpleIcon fontSize={16} />}
      </b>
      {move && <small>{move.label}</small>}
    </>
  );
  if (!onChoose)
    return (
      <Root as="div" data-still data-move={move?.way}>
        {face}
      </Root>
    );
  return (
    <Root
      type="button"
      disabled={odds === undefined}
      aria-pressed={Boolean(chosen)}
      data-move={move?.way}
      onClick={onChoose}
    >
      {face}
    </Root>
  );
}
