import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const centrePageClasses = slotClasses('MarqueeCentrePage', ['root', 'lead']);

const slot = centrePageClasses;

const Root = styled('div', {
  name: 'MarqueeCentrePage',
  slot: 'Root',
  overridesResolver: innerSlots(centrePageClasses),
})<{ ownerState: CentrePageProps }>({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  [`& .${slot.lead}`]: { margin: `-${space(2)} 0 0`, color: vars.text.secondary, minHeight: 22 },
});

interface CentrePageProps extends ComponentPropsWithRef<'div'> {
  /** A subtitle. */
  lead?: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCentrePage: CentrePageProps;
  }
}

/** Content of a centre's page: its sections, stacked. */
export function CentrePage(given: CentrePageProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCentrePage' });
  const { lead, children, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      {lead !== undefined && <p className={slot.lead}>{lead}</p>}
      {children}
    </Root>
  );
}
