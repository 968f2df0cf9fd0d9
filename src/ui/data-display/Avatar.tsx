import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { vars } from '#theme/vars';
import { UserIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { Picture } from '../media/Picture';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const avatarClasses = slotClasses('MarqueeAvatar', ['root', 'figure', 'picture']);

const Root = styled('span', {
  name: 'MarqueeAvatar',
  slot: 'Root',
  overridesResolver: innerSlots(avatarClasses),
})<{ ownerState: AvatarProps }>({
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
  [`& .${avatarClasses.picture}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    '&:not([src])': { display: 'none' },
  },
  variants: [{ props: { size: 'large' }, style: { width: 56, height: 56 } }],
});

interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * Addresses of the picture, best first; the default figure is shown if there are none or all fail.
   * @default []
   */
  sources?: readonly string[];
  /**
   * Empty if the name is shown beside the picture.
   * @default ''
   */
  alt?: string;
  /** @default medium */
  size?: 'medium' | 'large';
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeAvatar: AvatarProps;
  }
}

export function Avatar(given: AvatarProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeAvatar' });
  const { sources = [], alt = '', size = 'medium', className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(avatarClasses.root, className)} ownerState={{ ...props, size }}>
      <UserIcon className={avatarClasses.figure} fontSize={size === 'large' ? 30 : 20} />
      {sources.length > 0 && (
        <Picture className={avatarClasses.picture} sources={sources} alt={alt} width={56} height={56} eager />
      )}
    </Root>
  );
}
