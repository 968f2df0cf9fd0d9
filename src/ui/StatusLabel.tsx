import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';

const Root = styled('span', { name: 'MarqueeStatusLabel', slot: 'Root' })({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  padding: '2px 10px',
  borderRadius: vars.radius.pill,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&[data-tone=good]': { color: vars.success.main, backgroundColor: vars.success.soft },
  '&[data-tone=waiting]': { color: vars.accent.text, backgroundColor: vars.accent.soft },
  '&:is([data-tone=bad], [data-tone=live])': { color: vars.danger.main, backgroundColor: vars.danger.soft },
  '&[data-tone=quiet]': { color: vars.text.secondary, backgroundColor: vars.surface.selected },
  '&[data-tone=live]::before': {
    content: '""',
    width: 6,
    height: 6,
    borderRadius: vars.radius.pill,
    backgroundColor: 'currentColor',
  },
});

interface StatusLabelProps {
  children: string;
  tone: 'good' | 'waiting' | 'bad' | 'quiet' | 'live';
}

/** The state of something in a word; the colour only repeats it. */
export function StatusLabel({ children, tone }: StatusLabelProps) {
  return <Root data-tone={tone}>{children}</Root>;
}
