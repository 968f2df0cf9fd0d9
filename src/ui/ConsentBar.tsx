import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { Button } from './Button';
import { media } from './media';
import { aboveTabBar } from './styleParts';

const Root = styled('section', { name: 'MarqueeConsentBar', slot: 'Root' })({
  position: 'fixed',
  zIndex: 29,
  left: space[4],
  bottom: space[4],
  display: 'grid',
  gap: space[3],
  width: 'min(420px, calc(100% - 32px))',
  padding: space[4],
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.line.subtle}`,
  backgroundColor: vars.surface.overlay,
  color: vars.text.primary,
  boxShadow: vars.shadow.high,
  fontSize: 14,
  lineHeight: '21px',
  '& p': { margin: 0 },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: space[2], justifyContent: 'flex-end' },
  [media.phone]: { bottom: aboveTabBar },
});

interface Act {
  label: string;
  onClick: () => void;
}

interface ConsentBarProps {
  label: string;
  text: string;
  agree: Act;
  refuse: Act;
}

/** Asks once, over the page and in nobody's way; both answers weigh the same. */
export function ConsentBar({ label, text, agree, refuse }: ConsentBarProps) {
  return (
    <Root aria-label={label}>
      <p>{text}</p>
      <div className="acts">
        <Button onClick={refuse.onClick}>{refuse.label}</Button>
        <Button onClick={agree.onClick}>{agree.label}</Button>
      </div>
    </Root>
  );
}
