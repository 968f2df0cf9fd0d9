import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { focusRing } from '../styles/styleParts';
import { tabListRole, type Tabs } from '../actions/tabListRole';
import { tabLook } from '../actions/tabLook';
import { withClass } from '../styles/withClass';

export const lineTabsClasses = slotClasses('MarqueeLineTabs', ['root', 'tab']);

const tab = `& .${lineTabsClasses.tab}`;

// Separate from `TabList`, so that pages without these tabs do not load the code.
const LineTabsRoot = styled('div', {
  name: 'MarqueeLineTabs',
  slot: 'Root',
  overridesResolver: innerSlots(lineTabsClasses),
})<{ ownerState: Pick<LineTabsProps, 'label'> }>({
  display: 'flex',
  gap: space(0.5),
  minWidth: 0,
  borderBottom: `1px solid ${vars.line.subtle}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [tab]: {
    ...tabLook,
    flex: 'none',
    height: 44,
    padding: '0 14px',
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    '&[aria-selected=true]': {
      boxShadow: `inset 0 -3px 0 ${vars.primary.main}`,
      color: vars.text.primary,
    },
  },
  [media.phone]: {
    marginInline: space(-3.5),
    paddingInline: 6,
    [tab]: { padding: '0 12px', fontSize: textSize.name },
  },
});

interface LineTabsProps<Id extends string = string>
  extends Omit<ComponentPropsWithRef<'div'>, keyof Tabs<Id> | 'children'>, Tabs<Id> {}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeLineTabs: LineTabsProps;
  }
}

/** Underlined tabs for long labels. */
export function LineTabs<Id extends string>(given: LineTabsProps<Id>) {
  const props = useThemeProps({ props: given, name: 'MarqueeLineTabs' });
  const { tabs, value, onChange, label, idBase, className, ...rest } = props;
  return (
    <LineTabsRoot
      {...rest}
      {...tabListRole({ tabs, value, onChange, label, idBase }, lineTabsClasses.tab)}
      className={withClass(lineTabsClasses.root, className)}
      ownerState={props}
    />
  );
}
