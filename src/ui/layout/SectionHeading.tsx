import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { CaretRightIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { Link } from '../actions/Link';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { display } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const sectionHeadingClasses = slotClasses('MarqueeSectionHeading', ['root', 'start', 'title', 'end']);

const slot = sectionHeadingClasses;

const Root = styled('div', {
  name: 'MarqueeSectionHeading',
  slot: 'Root',
  overridesResolver: innerSlots(sectionHeadingClasses),
})<{ ownerState: SectionHeadingProps }>({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  marginBottom: space(4),
  [`& .${slot.start}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(0.5, 3),
    minWidth: 0,
  },
  [`& .${slot.title}`]: { ...display(22, 30), margin: 0, minWidth: 0 },
  [`& .${slot.end}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    marginLeft: 'auto',
    fontSize: textSize.name,
    whiteSpace: 'nowrap',
  },
  // Long words leave no room for tabs beside them.
  [media.narrow]: { flexWrap: 'wrap' },
  [media.phone]: { marginBottom: space(3), [`& .${slot.title}`]: display(18, 26) },
});

interface SectionHeadingProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  title: string;
  /** Content beside the title: a label such as "2 trực tiếp". */
  note?: ReactNode;
  more?: { label: string; href: string };
  /** Content at the end: tabs or arrows. */
  end?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeSectionHeading: SectionHeadingProps;
  }
}

export function SectionHeading(given: SectionHeadingProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeSectionHeading' });
  const { title, note, more, end, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <div className={slot.start}>
        <h2 className={slot.title}>{title}</h2>
        {note}
      </div>
      {(more ?? end) && (
        <div className={slot.end}>
          {more && (
            <Link href={more.href} tone="neutral">
              {more.label}
              <CaretRightIcon fontSize={14} />
            </Link>
          )}
          {end}
        </div>
      )}
    </Root>
  );
}
