import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { display } from '../styles/styleParts';
import { sunburst } from '../media/sunburst';
import { withClass } from '../styles/withClass';

export const modalArtClasses = slotClasses('MarqueeModalArt', ['root', 'heading', 'text', 'picture']);

const heading = `& .${modalArtClasses.heading}`;
const words = `& .${modalArtClasses.text}`;
const art = `& .${modalArtClasses.picture}`;

const ModalArtRoot = styled('div', {
  name: 'MarqueeModalArt',
  slot: 'Root',
  overridesResolver: innerSlots(modalArtClasses),
})<{ ownerState: ModalArtProps }>({
  position: 'relative',
  overflow: 'hidden',
  padding: '38px 34px',
  background: vars.gradient.hero,
  color: vars.text.onArt,
  '&::before': { ...sunburst, left: -180, top: -40, width: 760, height: 760 },
  [heading]: { ...display(29, 38), position: 'relative', margin: 0, zIndex: 1, textWrap: 'balance' },
  [words]: { position: 'relative', display: 'block', marginTop: space(2.5), zIndex: 1 },
  [art]: {
    position: 'absolute',
    left: 0,
    bottom: 16,
    width: '100%',
    height: 320,
    // In a low dialog the text keeps its room.
    maxHeight: 'calc(100% - 150px)',
    objectFit: 'contain',
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [media.phone]: {
    height: 124,
    padding: '22px 20px',
    [heading]: { ...display(20, 28), width: '50%' },
    [words]: { display: 'none' },
    [art]: { left: 'auto', right: -40, bottom: -22, width: 250, height: 160, maxHeight: 'none' },
  },
  // Clear of the words.
  [media.small]: { [art]: { right: -84 } },
});

interface ModalArtProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  heading: string;
  text?: string;
  picture?: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeModalArt: ModalArtProps;
  }
}

/** The illustrated half of a dialog: a welcome line and the brand's picture. */
export function ModalArt(given: ModalArtProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeModalArt' });
  const { heading: line, text, picture, className, ...rest } = props;
  return (
    <ModalArtRoot {...rest} className={withClass(modalArtClasses.root, className)} ownerState={props}>
      <p className={modalArtClasses.heading}>{line}</p>
      {text && <span className={modalArtClasses.text}>{text}</span>}
      {picture && <img className={modalArtClasses.picture} src={picture} alt="" />}
    </ModalArtRoot>
  );
}
