import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { focusRing } from '../styles/styleParts';
import { tabListRole, type Tabs } from './tabListRole';
import { tabLook } from './tabLook';
import { withClass } from '../styles/withClass';

export const tabListClasses = slotClasses('MarqueeTabList', ['root', 'tab']);

const tab = `& .${tabListClasses.tab}`;

const TabListRoot = styled('div', {
  name: 'MarqueeTabList',
  slot: 'Root',
  overridesResolver: innerSlots(tabListClasses),
})<{ ownerState: Pick<TabListProps, 'variant'> }>({
  display: 'flex',
  gap: space(1.5),
  padding: 5,
  borderRadius: `calc(${vars.radius.md} + 4px)`,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
  boxShadow: vars.shadow.low,
  [tab]: {
    ...tabLook,
    height: 42,
    padding: '0 18px',
    borderRadius: vars.radius.md,
    '&:focus-visible': { ...focusRing, outlineOffset: -1 },
    '&[aria-selected=true]': { background: vars.gradient.primary, color: vars.text.onPrimary },
  },
  variants: [
    {
      props: { variant: 'panel' },
      style: {
        [media.tabletDown]: { overflowX: 'auto', scrollbarWidth: 'none' },
        [media.phone]: { [tab]: { height: 44, padding: '0 12px', gap: space(1.5), fontSize: textSize.name } },
      },
    },
    {
      props: { variant: 'segment' },
      style: {
        gap: 0,
        padding: 4,
        borderRadius: vars.radius.sm,
        backgroundColor: vars.surface.field,
        boxShadow: 'none',
        [tab]: {
          flex: 1,
          height: 38,
          padding: '0 10px',
          borderRadius: `calc(${vars.radius.sm} - 3px)`,
          '&[aria-selected=true]': { background: vars.surface.selected, color: vars.text.primary },
          [media.phone]: { height: 44 },
          // Three labels have no room in equal shares of one line.
          [media.narrow]: {
            flex: '1 1 auto',
            minWidth: 0,
            padding: '0 6px',
            fontSize: textSize.meta,
            lineHeight: '17px',
            whiteSpace: 'normal',
          },
        },
      },
    },
  ],
});

export interface TabListProps<Id extends string = string>
  extends Omit<ComponentPropsWithRef<'div'>, keyof Tabs<Id> | 'children'>, Tabs<Id> {
  /**
   * panel: tabs with pictures. segment: equal shares of one field. For long labels use `LineTabs`.
   * @default panel
   */
  variant?: 'panel' | 'segment';
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeTabList: TabListProps;
  }
}

export function TabList<Id extends string>(given: TabListProps<Id>) {
  const props = useThemeProps({ props: given, name: 'MarqueeTabList' });
  const { variant = 'panel', tabs, value, onChange, label, idBase, className, ...rest } = props;
  return (
    <TabListRoot
      {...rest}
      {...tabListRole({ tabs, value, onChange, label, idBase }, tabListClasses.tab)}
      className={withClass(tabListClasses.root, className)}
      ownerState={{ ...props, variant }}
    />
  );
}
