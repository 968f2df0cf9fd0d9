import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { CentreMenu, type CentreGroup } from './CentreMenu';
import { CentreTabs } from './CentreTabs';
import { Drawer } from './Drawer';
import { IconButton } from './IconButton';
import { ListIcon } from './icons';
import { media } from './media';
import { Modal } from './Modal';
import { display } from './styleParts';
import { useScrollFocus } from './useScrollFocus';

const height = 'min(812px, calc(100vh - 48px))';

const Root = styled('div', { name: 'MarqueeCentre', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  height,
  '& > aside': {
    padding: `${space[4]} 14px ${space[5]}`,
    overflowY: 'auto',
    backgroundColor: vars.surface.raised,
    borderRight: `1px solid ${vars.line.subtle}`,
  },
  '& > section': { overflowY: 'auto', padding: '26px 28px 28px', backgroundColor: vars.surface.base },
  '& > section > header': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 36,
    marginBottom: space[2],
    paddingRight: 48,
  },
  '& > section > header .menu': { display: 'none' },
  '& > section > header h3': { ...display(24, 32), flex: 1, minWidth: 0, margin: 0, textWrap: 'balance' },
  [media.belowDesktop]: { '& > section': { padding: '22px 20px 24px' } },
  [media.phone]: {
    display: 'block',
    height: '100%',
    '& > aside': { display: 'none' },
    '& > section': { height: '100%', padding: `18px 14px ${space[8]}` },
    '& > section > header': { marginBottom: space[3], minHeight: 44 },
    '& > section > header .menu': { display: 'flex' },
    '& > section > header h3': { ...display(20, 28) },
  },
});

interface CentreProps {
  /** Names the dialog as a whole; read out, not shown. */
  name: string;
  /** Of the page that is open. */
  title: string;
  groups: readonly CentreGroup[];
  /** Whose centre it is, over the menu. */
  person: ReactNode;
  children: ReactNode;
  labels: { menu: string; close: string };
  onClose: () => void;
}

/** A centre over the page (spec §4): its menu beside its page, on a phone a page of its own with the menu behind a button. */
export function Centre({ name, title, groups, person, children, labels, onClose }: CentreProps) {
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
      <Root>
        <aside>
          {person}
          <CentreMenu label={labels.menu} groups={groups} />
        </aside>
        <section ref={scroller} aria-label={title}>
          <header>
            <span className="menu">
              <IconButton label={labels.menu} variant="soft" onClick={() => setListed(true)}>
                <ListIcon fontSize={20} />
              </IconButton>
            </span>
            <h3>{title}</h3>
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
