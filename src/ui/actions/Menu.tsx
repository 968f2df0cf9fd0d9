import { styled, useThemeProps } from '@mui/material/styles';
import {
  useEffect,
  type ComponentPropsWithRef,
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '../hooks/anchor';
import { innerSlots } from '../styles/innerSlots';
import { moveFocus } from '../hooks/moveFocus';
import { slotClasses } from '../styles/slotClasses';
import { focusRing } from '../styles/styleParts';
import { useDisclosure } from '../hooks/useDisclosure';
import { withClass } from '../styles/withClass';

export const menuClasses = slotClasses('MarqueeMenu', ['root', 'list', 'item', 'note']);

const MenuRoot = styled('div', {
  name: 'MarqueeMenu',
  slot: 'Root',
  overridesResolver: innerSlots(menuClasses),
})<{ ownerState: MenuProps }>({
  position: 'relative',
  display: 'inline-flex',
  [`& .${menuClasses.list}`]: {
    position: 'absolute',
    zIndex: 30,
    top: 'calc(100% + 8px)',
    right: 0,
    minWidth: 180,
    maxHeight: 'min(420px, 70vh)',
    overflowY: 'auto',
    padding: 6,
    borderRadius: vars.radius.md,
    backgroundColor: vars.surface.raised,
    border: `1px solid ${vars.line.subtle}`,
    boxShadow: vars.shadow.high,
  },
  [`& .${menuClasses.item}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(2.5),
    width: '100%',
    minHeight: 40,
    padding: '0 12px',
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'none',
    color: vars.text.secondary,
    font: 'inherit',
    fontSize: textSize.name,
    fontWeight: 600,
    textAlign: 'left',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover, &:focus-visible': { backgroundColor: vars.surface.overlay, color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    '&[aria-checked=true]': { backgroundColor: vars.primary.soft, color: vars.text.primary },
    '&[aria-disabled=true]': { color: vars.text.muted, cursor: 'not-allowed' },
  },
  [`& .${menuClasses.note}`]: {
    marginLeft: 'auto',
    paddingLeft: 12,
    fontWeight: 400,
    color: vars.text.muted,
  },
});

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  note?: ReactNode;
  /** Renders a link. */
  href?: string;
  disabled?: boolean;
  /** For a list with one selected entry. */
  checked?: boolean;
  onSelect?: () => void;
}

const command = { component: 'button' as ElementType, type: 'button' };

interface OpenerProps {
  ref: Ref<HTMLButtonElement>;
  onClick: () => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string;
  items: readonly MenuItem[];
  /** Renders the button that opens the menu. */
  opener: (props: OpenerProps) => ReactNode;
  /** Opens on the first render. */
  defaultOpen?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeMenu: MenuProps;
  }
}

/**
 * A menu of commands below a button. Arrow keys, Home and End move the focus; Escape closes the menu and returns the
 * focus to the button.
 */
export function Menu(given: MenuProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeMenu' });
  const { label, items, opener, defaultOpen, className, ...rest } = props;
  const menu = useDisclosure<HTMLButtonElement, HTMLDivElement>(defaultOpen);
  const { open, panel } = menu;
  useEffect(() => {
    if (!open) return;
    const list = panel.current;
    (
      list?.querySelector<HTMLElement>('[aria-checked=true]') ??
      list?.querySelector<HTMLElement>('[role^=menuitem]')
    )?.focus();
  }, [open, panel]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') menu.close();
    else moveFocus(event, '[role^=menuitem]', 'vertical');
  };
  const choose = (item: MenuItem) => {
    if (item.disabled) return;
    menu.close();
    menu.opener.current?.focus();
    item.onSelect?.();
  };
  return (
    <MenuRoot {...rest} className={withClass(menuClasses.root, className)} ownerState={props}>
      {opener({
        ref: menu.opener,
        onClick: () => menu.setOpen(!open),
        'aria-haspopup': 'menu',
        'aria-expanded': open,
      })}
      {open && (
        <div className={menuClasses.list} role="menu" aria-label={label} ref={panel} onKeyDown={onKeyDown}>
          {items.map((item) => (
            <MenuLine key={item.id} item={item} onChoose={choose} />
          ))}
        </div>
      )}
    </MenuRoot>
  );
}

function MenuLine({ item, onChoose }: { item: MenuItem; onChoose: (item: MenuItem) => void }) {
  const { component: Part, ...address } = item.href === undefined ? command : anchor(item.href);
  return (
    <Part
      {...address}
      className={menuClasses.item}
      tabIndex={-1}
      role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.checked}
      aria-disabled={item.disabled || undefined}
      onClick={() => onChoose(item)}
    >
      {item.icon}
      {item.label}
      {item.note && <small className={menuClasses.note}>{item.note}</small>}
    </Part>
  );
}
