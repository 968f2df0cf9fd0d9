import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { useChosenInView } from '@/ui/hooks/useChosenInView';
import { media } from '@/ui/styles/media';

const line = {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingRight: 36,
  // Fades where more chips follow.
  maskImage: 'linear-gradient(90deg, black calc(100% - 36px), transparent)',
} as const;

const Root = styled('div', { shouldForwardProp: (name) => name !== 'wraps' })<{ wraps: boolean }>({
  display: 'flex',
  gap: space(2),
  minWidth: 0,
  // Room for the ring of focus, which a row that scrolls would cut.
  margin: space(-1),
  padding: '4px',
  variants: [
    { props: { wraps: true }, style: { flexWrap: 'wrap', [media.phone]: line } },
    { props: { wraps: false }, style: line },
  ],
});

interface ChipRowProps {
  label: string;
  /** What is chosen: its chip is scrolled into view. */
  chosen: string | undefined;
  /** Whether chips take further lines where there is room for them; on a phone they never do. */
  wraps?: boolean;
  children: ReactNode;
}

/** Chips of which one is chosen, in a line that scrolls sideways. */
export function ChipRow({ label, chosen, wraps = false, children }: ChipRowProps) {
  const ref = useChosenInView<HTMLDivElement>(chosen);
  return (
    <Root ref={ref} role="group" aria-label={label} wraps={wraps}>
      {children}
    </Root>
  );
}
