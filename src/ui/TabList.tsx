import { styled } from '@mui/material/styles';
import type { KeyboardEvent, ReactNode } from 'react';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { media } from './media';
import { moveFocus } from './moveFocus';
import { focusRing } from './styleParts';

const Root = styled('div', { name: 'MarqueeTabList', slot: 'Root' })({
  display: 'flex',
  gap: 6,
  padding: 5,
  borderRadius: `calc(${vars.radius.md} + 4px)`,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
  boxShadow: vars.shadow.low,
  '& button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 9,
    height: 42,
    padding: '0 18px',
    border: 0,
    borderRadius: vars.radius.md,
    background: 'none',
    color: vars.text.secondary,
    font: 'inherit',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${duration.base}, color ${duration.base}`,
    '& img': { width: 24, height: 24 },
    '&:hover': { color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: -1 },
    '&[aria-selected=true]': { background: vars.gradient.primary, color: vars.text.onPrimary },
  },
  '&[data-look=segment]': {
    gap: 0,
    padding: 4,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.field,
    boxShadow: 'none',
    '& button': { flex: 1, height: 38, padding: '0 10px', borderRadius: `calc(${vars.radius.sm} - 3px)` },
    '& button[aria-selected=true]': { background: vars.surface.selected, color: vars.text.primary },
  },
  [media.tabletDown]: { '&[data-look=art]': { overflowX: 'auto', scrollbarWidth: 'none' } },
  [media.phone]: {
    '&[data-look=art]': {
      '& button': { height: 44, padding: '0 12px', gap: 6, fontSize: 13.5 },
      '& img': { width: 20, height: 20 },
    },
    '&[data-look=segment] button': { height: 44 },
  },
});

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  icon?: ReactNode;
}

export interface TabListProps<Id extends string> {
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  label: string;
  /** Start of the ids of tabs and panels: the panel of `live` is `${idBase}-live-panel`. */
  idBase: string;
  /** art: with pictures, on a panel. segment: shares of one field. line: see `LineTabs`. */
  look?: 'art' | 'segment' | 'line';
}

/** Ids that tie a tab and its panel together. */
export const tabIds = (idBase: string, id: string) => ({
  tab: `${idBase}-${id}`,
  panel: `${idBase}-${id}-panel`,
});

export function TabList<Id extends string>({
  tabs,
  value,
  onChange,
  label,
  idBase,
  look = 'art',
}: TabListProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const reached = moveFocus(event, '[role=tab]', 'horizontal');
    const tab = tabs.find(({ id }) => tabIds(idBase, id).tab === reached?.id);
    if (tab) onChange(tab.id);
  };
  return (
    <Root role="tablist" aria-label={label} data-look={look} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: text, icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabIds(idBase, id).tab}
          aria-controls={id === value ? tabIds(idBase, id).panel : undefined}
          aria-selected={id === value}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {icon}
          {text}
        </button>
      ))}
    </Root>
  );
}
