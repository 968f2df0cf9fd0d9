import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { moveFocus } from '../hooks/moveFocus';
import { tabIds } from './tabIds';

export interface Tabs<Id extends string> {
  tabs: readonly { id: Id; label: string; icon?: ReactNode }[];
  value: Id;
  onChange: (id: Id, event: SyntheticEvent) => void;
  label: string;
  /** Prefix of the ids of tabs and panels: the panel of `live` is `${idBase}-live-panel`. */
  idBase: string;
}

/** Gives an element the role `tablist`: the Tab key reaches one tab, and arrow keys select the others. */
export const tabListRole = <Id extends string>(
  { tabs, value, onChange, label, idBase }: Tabs<Id>,
  tabClass: string,
) => ({
  role: 'tablist',
  'aria-label': label,
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
    const reached = moveFocus(event, '[role=tab]', 'horizontal');
    const tab = tabs.find(({ id }) => tabIds(idBase, id).tab === reached?.id);
    if (tab) onChange(tab.id, event);
  },
  children: tabs.map(({ id, label: text, icon }) => (
    <button
      key={id}
      type="button"
      role="tab"
      className={tabClass}
      id={tabIds(idBase, id).tab}
      aria-controls={id === value ? tabIds(idBase, id).panel : undefined}
      aria-selected={id === value}
      tabIndex={id === value ? 0 : -1}
      onClick={(event) => onChange(id, event)}
    >
      {icon}
      {text}
    </button>
  )),
});
