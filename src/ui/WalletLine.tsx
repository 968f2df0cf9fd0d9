import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { Button } from './Button';
import { WalletIcon } from './icons';
import { tabular } from './styleParts';

const Root = styled('div', { name: 'MarqueeWalletLine', slot: 'Root' })({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  padding: '6px 6px 6px 14px',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.overlay,
  '& > svg': { color: vars.text.muted },
  '& small': { display: 'block', color: vars.text.muted, fontSize: 12.5, lineHeight: '18px' },
  '& small, & b': { overflowWrap: 'anywhere' },
  '& b': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
});

interface WalletLineProps {
  text: string;
  amount: string;
  act: string;
  href: string;
}

/** The wallet that something is paid from, what it holds, and the way to fill it. */
export function WalletLine({ text, amount, act, href }: WalletLineProps) {
  return (
    <Root>
      <WalletIcon fontSize={20} />
      <span>
        <small>{text}</small>
        <b>{amount}</b>
      </span>
      <Button size="small" variant="text" href={href}>
        {act}
      </Button>
    </Root>
  );
}
