import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const detailListClasses = slotClasses('MarqueeDetailList', [
  'root',
  'detail',
  'label',
  'value',
  'action',
]);

const Root = styled('dl', {
  name: 'MarqueeDetailList',
  slot: 'Root',
  overridesResolver: innerSlots(detailListClasses),
})<{ ownerState: DetailListProps }>({
  ...tabular,
  display: 'grid',
  margin: 0,
  [`& .${detailListClasses.detail}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space(3),
    minHeight: 56,
    padding: `${space(2)} 0`,
  },
  [`& :where(.${detailListClasses.detail}) + .${detailListClasses.detail}`]: {
    borderTop: `1px solid ${vars.line.subtle}`,
  },
  [`& .${detailListClasses.label}`]: {
    gridColumn: 1,
    fontSize: textSize.note,
    lineHeight: '18px',
    color: vars.text.secondary,
  },
  [`& .${detailListClasses.value}`]: {
    gridColumn: 1,
    margin: 0,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  [`& .${detailListClasses.action}`]: { gridColumn: 2, gridRow: '1 / span 2', margin: 0 },
});

interface DetailListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  details: readonly {
    /** Needed where two labels are alike. */
    readonly id?: string;
    readonly label: string;
    readonly value: ReactNode;
    readonly action?: ReactNode;
  }[];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeDetailList: DetailListProps;
  }
}

/** A list of labelled values, each with an action such as a copy button. */
export function DetailList(given: DetailListProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeDetailList' });
  const { details, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(detailListClasses.root, className)} ownerState={props}>
      {details.map(({ label, id = label, value, action }) => (
        <div key={id} className={detailListClasses.detail}>
          <dt className={detailListClasses.label}>{label}</dt>
          <dd className={detailListClasses.value}>{value}</dd>
          {action && <dd className={detailListClasses.action}>{action}</dd>}
        </div>
      ))}
    </Root>
  );
}
