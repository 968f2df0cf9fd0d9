import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { vars } from '#theme/vars';
import { media } from '../../ui/styles/media';
import { display } from '../../ui/styles/styleParts';
import { innerSlots } from '../../ui/styles/innerSlots';
import { slotClasses } from '../../ui/styles/slotClasses';
import { withClass } from '../../ui/styles/withClass';

const notFoundFigureClasses = slotClasses('MarqueeNotFoundFigure', ['root', 'digits', 'picture']);

const NotFoundFigureRoot = styled('div', {
  name: 'MarqueeNotFoundFigure',
  slot: 'Root',
  overridesResolver: innerSlots(notFoundFigureClasses),
})<{ ownerState: NotFoundFigureProps }>({
  position: 'relative',
  width: 640,
  height: 270,
  [`& .${notFoundFigureClasses.picture}`]: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  [`& .${notFoundFigureClasses.digits}`]: {
    ...display(214, 270),
    position: 'absolute',
    left: '9%',
    right: '9%',
    display: 'flex',
    justifyContent: 'space-between',
    color: vars.primary.main,
  },
  [media.phone]: { width: 332, height: 140, [`& .${notFoundFigureClasses.digits}`]: display(110, 140) },
});

type NotFoundFigureProps = Omit<ComponentPropsWithRef<'div'>, 'children'>;

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeNotFoundFigure: NotFoundFigureProps;
  }
}

/** A decorative 404 with a coin as the zero; the text is beside it. */
export function NotFoundFigure(given: NotFoundFigureProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeNotFoundFigure' });
  const { className, ...rest } = props;
  return (
    <NotFoundFigureRoot
      aria-hidden
      {...rest}
      className={withClass(notFoundFigureClasses.root, className)}
      ownerState={props}
    >
      <b className={notFoundFigureClasses.digits}>
        <span>4</span>
        <span>4</span>
      </b>
      <picture>
        <source type="image/avif" srcSet="/art/scenes/lost-640.avif, /art/scenes/lost-1280.avif 2x" />
        <img
          className={notFoundFigureClasses.picture}
          src="/art/scenes/lost-640.webp"
          alt=""
          width={640}
          height={270}
        />
      </picture>
    </NotFoundFigureRoot>
  );
}
