import { useThemeProps } from '@mui/material/styles';
import { useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react';
import { anchor } from '../hooks/anchor';
import { Frame } from './Frame';
import { moveFocus } from '../hooks/moveFocus';
import { currentClass, NavBarRoot, navBarClasses as slot } from './NavBarRoot';
import { useFirstLine } from '../hooks/useFirstLine';
import { useHoverMenu } from '../hooks/useHoverMenu';
import { withClass } from '../styles/withClass';

export interface NavItem {
  id: string;
  label: string;
  href: string;
  current?: boolean;
  icon?: ReactNode;
  /** Shown in the colour of rewards. */
  hot?: boolean;
  /** Accessible name of the button that opens the item's menu; undefined if it has none. */
  menuLabel?: string;
}

interface NavBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  items: readonly NavItem[];
  label: string;
  /** `byKey`: opened by keyboard, so that the focus moves into the menu. */
  renderMenu: (id: string, byKey: boolean) => ReactNode;
  /** The menu of the items that do not fit. */
  more: { label: string; render: (items: readonly NavItem[], byKey: boolean) => ReactNode };
  /**
   * The item whose menu is open on the first render.
   * @default null
   */
  defaultOpen?: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeNavBar: NavBarProps;
  }
}

/** No item has this id, because ids are categories. */
const moreId = '…';

/**
 * The navigation bar. A menu opens after 80 ms of hovering, by its button or by Arrow Down; it closes 160 ms after
 * the pointer has left, or by Escape. Items that do not fit are in a menu at the end.
 */
export function NavBar(given: NavBarProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeNavBar' });
  const { items, label, renderMenu, more, defaultOpen = null, className, ...rest } = props;
  const menu = useHoverMenu(defaultOpen);
  const [byKey, setByKey] = useState(false);
  const { ref, fitting } = useFirstLine<HTMLUListElement>(items.map((item) => item.label).join('|'));
  const over = items.slice(fitting);
  const openable = (item: NavItem) => item.menuLabel !== undefined;
  const hover = (id: string | null) => ({
    onPointerEnter: ({ pointerType }: { pointerType: string }) => {
      if (pointerType === 'touch') return;
      setByKey(false);
      menu.enter(id);
    },
  });
  const onDown = (id: string) => (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setByKey(true);
    menu.openNow(id);
  };
  const opener = (id: string) => ({
    type: 'button' as const,
    'aria-expanded': menu.open === id,
    onClick: () => {
      setByKey(false);
      menu.toggle(id);
    },
  });
  return (
    <NavBarRoot
      aria-label={label}
      onKeyDown={menu.onKeyDown}
      onPointerLeave={menu.leave}
      onBlur={menu.onBlur}
      {...rest}
      className={withClass(slot.root, className)}
      ownerState={props}
    >
      <Frame className={slot.bar}>
        <ul
          ref={ref}
          className={slot.list}
          onKeyDown={(event) => moveFocus(event, 'li:not([inert]) > :is(a, button)', 'horizontal')}
        >
          {items.map((item, index) => (
            <li
              key={item.id}
              className={slot.item}
              inert={index >= fitting}
              {...hover(openable(item) ? item.id : null)}
              {...(openable(item) && { onKeyDown: onDown(item.id) })}
            >
              <NavLink item={item} />
              {openable(item) && (
                <button {...opener(item.id)} className={slot.opener} aria-label={item.menuLabel} />
              )}
            </li>
          ))}
        </ul>
        {over.length > 0 && (
          <button
            {...opener(moreId)}
            {...hover(moreId)}
            onKeyDown={onDown(moreId)}
            className={withClass(slot.opener, over.some(({ current }) => current) ? currentClass : undefined)}
          >
            {more.label}
          </button>
        )}
      </Frame>
      {menu.open !== null && (
        <div className={slot.panel} onPointerEnter={menu.stay} key={menu.open}>
          <Frame>{menu.open === moreId ? more.render(over, byKey) : renderMenu(menu.open, byKey)}</Frame>
        </div>
      )}
    </NavBarRoot>
  );
}

function NavLink({ item }: { item: NavItem }) {
  const { component: Part, ...address } = anchor(item.href);
  return (
    <Part
      {...address}
      className={item.hot ? withClass(slot.link, slot.hot) : slot.link}
      aria-current={item.current ? 'page' : undefined}
    >
      {item.icon}
      {item.label}
    </Part>
  );
}
