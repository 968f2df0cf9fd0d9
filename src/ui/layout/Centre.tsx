import { styled, useThemeProps } from '@mui/material/styles';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { CentreMenu, type CentreGroup } from './CentreMenu';
import { CentreTabs } from './CentreTabs';
import { Drawer } from '../overlays/Drawer';
import { IconButton } from '../actions/IconButton';
import { ListIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { Modal } from '../overlays/Modal';
import { slotClasses } from '../styles/slotClasses';
import { display } from '../styles/styleParts';
import { useScrollFocus } from '../hooks/useScrollFocus';
import { withClass } from '../styles/withClass';

const height = 'min(812px, calc(100vh - 48px))';

export const centreClasses = slotClasses('MarqueeCentre', [
  'root',
  'aside',
  'page',
  'header',
  'menu',
  'title',
]);

const slot = centreClasses;

const Root = styled('div', {
  name: 'MarqueeCentre',
  slot: 'Root',
  overridesResolver: innerSlots(centreClasses),
})<{ ownerState: CentreProps }>({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  height,
  [`& .${slot.aside}`]: {
    padding: `${space(4)} 14px ${space(5)}`,
    overflowY: 'auto',
    backgroundColor: vars.surface.raised,
    borderRight: `1px solid ${vars.line.subtle}`,
  },
  [`& .${slot.page}`]: { overflowY: 'auto', padding: '26px 28px 28px', backgroundColor: vars.surface.base },
  [`& .${slot.header}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    minHeight: 36,
    marginBottom: space(2),
    paddingRight: 48,
  },
  [`& .${slot.menu}`]: { display: 'none' },
  [`& .${slot.title}`]: { ...display(24, 32), flex: 1, minWidth: 0, margin: 0, textWrap: 'balance' },
  [media.belowDesktop]: { [`& .${slot.page}`]: { padding: '22px 20px 24px' } },
  [media.phone]: {
    display: 'block',
    height: '100%',
    [`& .${slot.aside}`]: { display: 'none' },
    [`& .${slot.page}`]: { height: '100%', padding: `18px 14px ${space(8)}` },
    [`& .${slot.header}`]: { marginBottom: space(3), minHeight: 44 },
    [`& .${slot.menu}`]: { display: 'flex' },
    [`& .${slot.title}`]: { ...display(20, 28) },
  },
});

interface CentreProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Accessible name of the whole dialog. */
  name: string;
  /** Title of the open page. */
  title: string;
  groups: readonly CentreGroup[];
  /** The member, shown above the menu. */
  person: ReactNode;
  labels: { menu: string; close: string };
  onClose: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCentre: CentreProps;
  }
}

/**
 * A centre above the page (spec §4): menu and page side by side; on a phone a full page with the menu behind a
 * button.
 */
export function Centre(given: CentreProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCentre' });
  const { name, title, groups, person, children, labels, onClose, className, ...rest } = props;
  const [listed, setListed] = useState(false);
  const scroller = useScrollFocus<HTMLElement>();
  const siblings = groups.find(({ items }) => items.some(({ current }) => current))?.items ?? [];
  const close = () => setListed(false);
  return (
    <Modal
      bare
      size="centre"
      phone="page"
      title={name}
      pageTitle={title}
      onClose={onClose}
      closeLabel={labels.close}
    >
      <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
        <aside className={slot.aside}>
          {person}
          <CentreMenu label={labels.menu} groups={groups} />
        </aside>
        <section className={slot.page} ref={scroller} aria-label={title}>
          <header className={slot.header}>
            <span className={slot.menu}>
              <IconButton label={labels.menu} variant="soft" onClick={() => setListed(true)}>
                <ListIcon fontSize={20} />
              </IconButton>
            </span>
            <h3 className={slot.title}>{title}</h3>
          </header>
          <CentreTabs label={title} items={siblings} />
          {children}
        </section>
      </Root>
      <Drawer open={listed} side="left" title={labels.menu} closeLabel={labels.close} onClose={close}>
        {person}
        <CentreMenu label={labels.menu} groups={groups} onChoose={close} />
      </Drawer>
    </Modal>
  );
}
