import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { vars } from '#theme/vars';
import { media } from '../../ui/styles/media';
import { display } from '../../ui/styles/styleParts';
import { innerSlots } from '../../ui/styles/innerSlots';
import { slotClasses } from '../../ui/styles/slotClasses';
import { withClass } from '../../ui/styles/withClass';

const lostFigureClasses = slotClasses('MarqueeLostFigure', ['root', 'digits', 'picture']);

const LostFigureRoot = styled('div', {
  name: 'MarqueeLostFigure',
  slot: 'Root',
  overridesResolver: innerSlots(lostFigureClasses),
})<{ ownerState: LostFigureProps }>({
  position: 'relative',
  width: 640,
  height: 270,
  [`& .${lostFigureClasses.picture}`]: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  [`& .${lostFigureClasses.digits}`]: {
    ...display(214, 270),
    position: 'absolute',
    left: '9%',
    right: '9%',
    display: 'flex',
    justifyContent: 'space-between',
    color: vars.primary.main,
  },
  [media.phone]: { width: 332, height: 140, [`& .${lostFigureClasses.digits}`]: display(110, 140) },
});

type LostFigureProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeLostFigure: LostFigureProps;
  }
}

/** A decorative 404 with a coin as the zero; the text is beside it. */
export function NotFoundFigure(given: LostFigureProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeLostFigure' });
  const { className, ...rest } = props;
  return (
    <LostFigureRoot
      aria-hidden
      {...rest}
      className={withClass(lostFigureClasses.root, className)}
      ownerState={props}
    >
      <b className={lostFigureClasses.digits}>
        <span>4</span>
        <span>4</span>
      </b>
      <picture>
        <source type="image/avif" srcSet="/art/scenes/lost-640.avif, /art/scenes/lost-1280.avif 2x" />
        <img
          className={lostFigureClasses.picture}
          src="/art/scenes/lost-640.webp"
          alt=""
          width={640}
          height={270}
        />
      </picture>
    </LostFigureRoot>
  );
}
