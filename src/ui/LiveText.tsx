import { styled } from '@mui/material/styles';
import { hidden } from './styleParts';

const Root = styled('span', { name: 'MarqueeLiveText', slot: 'Root' })({
  display: 'block',
  '&:not([data-shown])': hidden,
  // Takes no room and no gap of a grid, yet stays where it is heard.
  '&:empty': { position: 'absolute' },
});

interface LiveTextProps {
  children?: string | undefined;
  /** For those who see the page too. */
  shown?: boolean;
  /** Counts what is said: the same words are read again. */
  turn?: number;
}

/**
 * Says to those who hear the page what came of something they did, where the focus stays. It stands in the page before
 * it has words: a region that comes with its words is not read everywhere.
 */
export function LiveText({ children, shown = false, turn }: LiveTextProps) {
  return (
    <Root role="status" data-shown={shown || undefined}>
      {children && <span key={turn}>{children}</span>}
    </Root>
  );
}
