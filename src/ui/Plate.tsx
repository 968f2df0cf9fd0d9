import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { space } from '#theme/space';
import { media } from './media';
import { panel } from './styleParts';

const Root = styled('section', { name: 'MarqueePlate', slot: 'Root' })({
  ...panel,
  minWidth: 0,
  padding: space[5],
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    marginBottom: space[4],
    '& :is(h2, h4)': { flex: 1, minWidth: 0, margin: 0, fontSize: 15, lineHeight: '22px', fontWeight: 600 },
  },
  [media.phone]: { padding: space[4] },
});

interface PlateProps {
  title: string;
  /** Of the title: h2 right on a page, h4 under the titles of a centre. */
  heading?: 'h2' | 'h4';
  /** At the end of the title's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page of a centre. */
export function Plate({ title, heading: Heading = 'h4', end, children }: PlateProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <header>
        <Heading id={id}>{title}</Heading>
        {end}
      </header>
      {children}
    </Root>
  );
}
