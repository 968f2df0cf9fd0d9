import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { UserIcon } from './icons';
import { Picture } from './Picture';

const Root = styled('span', { name: 'MarqueeAvatar', slot: 'Root' })({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 38,
  height: 38,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.primary.soft,
  color: vars.primary.text,
  border: `2px solid ${vars.accent.main}`,
  '&[data-size=large]': { width: 56, height: 56 },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  '& img:not([src])': { display: 'none' },
});

interface AvatarProps {
  /** Addresses of the picture; none or all broken shows the default figure. */
  sources?: readonly string[];
  /** Empty where the name stands beside it. */
  alt?: string;
  size?: 'medium' | 'large';
}

export function Avatar({ sources = [], alt = '', size = 'medium' }: AvatarProps) {
  return (
    <Root data-size={size}>
      <UserIcon fontSize={size === 'large' ? 30 : 20} />
      {sources.length > 0 && <Picture sources={sources} alt={alt} width={56} height={56} eager />}
    </Root>
  );
}
