import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const cashierColumnsClasses = slotClasses('MarqueeCashierColumns', ['root']);

const Root = styled('div', { name: 'MarqueeCashierColumns', slot: 'Root' })<{
  ownerState: CashierColumnsProps;
}>({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 296px',
  alignItems: 'start',
  gap: space(5),
  '& > *': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(5), minWidth: 0 },
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

type CashierColumnsProps = ComponentPropsWithRef<'div'>;

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCashierColumns: CashierColumnsProps;
  }
}

/** The form beside its summary; on a phone the summary is below. */
export function CashierColumns(given: CashierColumnsProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCashierColumns' });
  const className = withClass(cashierColumnsClasses.root, props.className);
  return <Root {...props} className={className} ownerState={props} />;
}
