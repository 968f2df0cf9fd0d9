import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';

const Root = styled('div', { name: 'MarqueeResultBeads', slot: 'Root' })({
  display: 'grid',
  gridTemplateRows: 'repeat(2, 12px)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 4,
  justifyItems: 'center',
  margin: 0,
  padding: '8px 6px',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.field,
  // Told apart by form as well: a ring, a disc, a lozenge.
  '& i': { width: 12, height: 12, boxSizing: 'border-box' },
  '& :not([data-way=even])': { borderRadius: vars.radius.pill },
  '& [data-way=first]': { border: `3.5px solid ${vars.primary.text}` },
  '& [data-way=second]': { backgroundColor: vars.danger.main },
  '& [data-way=even]': {
    width: 10,
    height: 10,
    margin: 1,
    transform: 'rotate(45deg)',
    backgroundColor: vars.success.main,
  },
});

export interface ResultBeadsProps {
  /** What they add up to, for who cannot see them. */
  label: string;
  /** How each round ended, the oldest first. */
  ways: readonly ('first' | 'second' | 'even')[];
}

/** How the last rounds of a table ended; the beads of two rounds stand one above the other. */
export function ResultBeads({ label, ways }: ResultBeadsProps) {
  return (
    <Root role="img" aria-label={label}>
      {ways.map((way, place) => (
        // Rounds have no name; a bead is known by its place.
        <i key={place} data-way={way} />
      ))}
    </Root>
  );
}
