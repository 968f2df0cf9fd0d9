import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { layout } from '#theme/layout';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { Frame } from './Frame';
import { CaretDownIcon } from './icons';
import { focusRing } from './styleParts';
import { useHoverMenu } from './useHoverMenu';

const Root = styled('nav', { name: 'MarqueeNavBar', slot: 'Root' })({
  position: 'relative',
  '& > ul': {
    display: 'flex',
    justifyContent: 'space-between',
    height: layout.nav,
    marginBlock: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& > ul > li': { display: 'flex', alignItems: 'stretch' },
  '& > ul > li > a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    padding: '0 4px 0 8px',
    color: vars.text.secondary,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 8,
      bottom: -1,
      height: 3,
      borderRadius: `${vars.radius.xs} ${vars.radius.xs} 0 0`,
      backgroundColor: vars.accent.main,
      transform: 'scaleX(0)',
      transition: `transform ${duration.base}`,
    },
    '&:hover, &[aria-current]': { color: vars.text.primary },
    '&[aria-current]::after': { transform: 'none' },
    '&[data-hot]': { color: vars.accent.text },
  },
  '& > ul > li > button': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.text.muted,
    cursor: 'pointer',
    '& svg': { transition: `transform ${duration.base}` },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
  '& > ul > li > :focus-visible': { ...focusRing, outlineOffset: -4, borderRadius: vars.radius.sm },
  '& > .panel': {
    position: 'absolute',
    zIndex: 19,
    top: '100%',
    insetInline: 0,
    padding: '24px 0 28px',
    backgroundColor: vars.surface.base,
    borderBlock: `1px solid ${vars.line.subtle}`,
    boxShadow: vars.shadow.high,
  },
});

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
  renderMenu: (id: string) => ReactNode;
}

/** The navigation. A menu opens after 80 ms of hover, by its button, or by the down arrow; it closes 160 ms after leave, or by Escape. */
export function NavBar({ items, label, renderMenu }: NavBarProps) {
  const menu = useHoverMenu();
  const panel = useRef<HTMLDivElement>(null);
  const onKeyDown = (item: NavItem) => (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || item.menuLabel === undefined) return;
    event.preventDefault();
    // The menu must be in the page before the focus can go into it.
    flushSync(() => menu.openNow(item.id));
    panel.current?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <Root aria-label={label} onKeyDown={menu.onKeyDown} onPointerLeave={menu.leave} onBlur={menu.onBlur}>
      <Frame as="ul">
        {items.map((item) => (
          <li
            key={item.id}
            onPointerEnter={({ pointerType }) =>
              pointerType !== 'touch' && menu.enter(item.menuLabel === undefined ? null : item.id)
            }
            onKeyDown={onKeyDown(item)}
          >
            <NavLink item={item} />
            {item.menuLabel !== undefined && (
              <button
                type="button"
                aria-label={item.menuLabel}
                aria-expanded={menu.open === item.id}
                onClick={() => menu.toggle(item.id)}
              >
                <CaretDownIcon fontSize={12} />
              </button>
            )}
          </li>
        ))}
      </Frame>
      {menu.open !== null && (
        <div className="panel" ref={panel} onPointerEnter={menu.stay}>
          <Frame>{renderMenu(menu.open)}</Frame>
        </div>
      )}
    </Root>
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
