import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { anchor } from './anchor';
import { Frame } from './Frame';
import { CaretDownIcon } from './icons';
import { moveFocus } from './moveFocus';
import { NavBarRoot } from './NavBarRoot';
import { useFirstLine } from './useFirstLine';
import { useHoverMenu } from './useHoverMenu';

export interface NavItem {
  id: string;
  label: string;
  href: string;
  current?: boolean;
  icon?: ReactNode;
  /** Set in the colour of rewards. */
  hot?: boolean;
  /** Names the button that opens its menu; absent where there is none. */
  menuLabel?: string;
}

interface NavBarProps {
  items: readonly NavItem[];
  label: string;
  /** `byKey`: the focus goes into the menu. */
  renderMenu: (id: string, byKey: boolean) => ReactNode;
  /** The menu of what the row has no room for. */
  more: { label: string; render: (items: readonly NavItem[], byKey: boolean) => ReactNode };
}

/** No item has it: ids are categories. */
const moreId = '…';

/**
 * The navigation. A menu opens after 80 ms of hover, by its button, or by the down arrow; it closes 160 ms after leave, or
 * by Escape. What the width has no room for stands in a menu at the end.
 */
export function NavBar({ items, label, renderMenu, more }: NavBarProps) {
  const menu = useHoverMenu();
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
    >
      <Frame className="bar">
        <ul
          ref={ref}
          data-over={over.length > 0 || undefined}
          onKeyDown={(event) => moveFocus(event, 'li:not([data-over]) > :is(a, button)', 'horizontal')}
        >
          {items.map((item, index) => (
            <li
              key={item.id}
              data-over={index >= fitting || undefined}
              {...hover(openable(item) ? item.id : null)}
              {...(openable(item) && { onKeyDown: onDown(item.id) })}
            >
              <NavLink item={item} />
              {openable(item) && (
                <button {...opener(item.id)} aria-label={item.menuLabel}>
                  <CaretDownIcon fontSize={12} />
                </button>
              )}
            </li>
          ))}
        </ul>
        {over.length > 0 && (
          <button
            {...opener(moreId)}
            {...hover(moreId)}
            onKeyDown={onDown(moreId)}
            data-current={over.some(({ current }) => current) || undefined}
          >
            {more.label}
            <CaretDownIcon fontSize={12} />
          </button>
        )}
      </Frame>
      {menu.open !== null && (
        <div className="panel" onPointerEnter={menu.stay} key={menu.open}>
          <Frame>{menu.open === moreId ? more.render(over, byKey) : renderMenu(menu.open, byKey)}</Frame>
        </div>
      )}
    </NavBarRoot>
  );
}

function NavLink({ item }: { item: NavItem }) {
  const { component: Part, ...address } = anchor(item.href);
  return (
    <Part {...address} aria-current={item.current ? 'page' : undefined} data-hot={item.hot || undefined}>
      {item.icon}
      {item.label}
    </Part>
  );
}
