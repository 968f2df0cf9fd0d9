import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { Button } from './Button';

const Root = styled('div', { name: 'MarqueeCardNotice', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  aspectRatio: '3 / 4',
  padding: 12,
  borderRadius: vars.radius.md,
  backgroundColor: vars.surface.raised,
  color: vars.text.secondary,
  fontSize: 13,
  lineHeight: '18px',
  textAlign: 'center',
  '& p': { margin: 0, textWrap: 'balance' },
});

interface CardNoticeProps {
  text: string;
  action: string;
  busy: boolean;
  onAction: () => void;
}

/** In the place of a card that did not come. */
export function CardNotice({ text, action, busy, onAction }: CardNoticeProps) {
  return (
    <Root>
      <p>{text}</p>
      <Button size="small" loading={busy} onClick={onAction}>
        {action}
      </Button>
    </Root>
  );
}
