import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { panel } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const titledPanelClasses = slotClasses('MarqueeTitledPanel', ['root', 'header', 'title']);

const slot = titledPanelClasses;

const Root = styled('section', {
  name: 'MarqueeTitledPanel',
  slot: 'Root',
  overridesResolver: innerSlots(titledPanelClasses),
})<{ ownerState: TitledPanelProps }>({
  ...panel,
  minWidth: 0,
  padding: space(5),
  [`& .${slot.header}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(3),
    marginBottom: space(4),
  },
  [`& .${slot.title}`]: {
    // Before the title breaks, what stands at its end moves to a line of its own.
    flex: '1 1 auto',
    minWidth: 0,
    margin: 0,
    fontSize: textSize.lead,
    lineHeight: '22px',
    fontWeight: 600,
  },
  [media.phone]: { padding: space(4) },
});

interface TitledPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  /**
   * Level of the title: h2 directly on a page, h4 below a centre's titles.
   * @default h4
   */
  heading?: 'h2' | 'h4';
  /** Content at the end of the title's line. */
  end?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeTitledPanel: TitledPanelProps;
  }
}

/** A titled panel on a page of a centre. */
export function TitledPanel(given: TitledPanelProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeTitledPanel' });
  const { title, heading: Heading = 'h4', end, children, className, ...rest } = props;
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <header className={slot.header}>
        <Heading className={slot.title} id={id}>
          {title}
        </Heading>
        {end}
      </header>
      {children}
    </Root>
  );
}
