import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { layout } from '#theme/layout';
import { vars } from '#theme/vars';
import { IconButton } from './IconButton';
import {
  ArrowUpIcon,
  ChatCircleDotsFillIcon,
  FacebookLogoFillIcon,
  QrCodeIcon,
  TelegramLogoFillIcon,
} from './icons';
import { media } from './media';
import { useDisclosure } from './useDisclosure';

const Root = styled('aside', { name: 'MarqueeRightBar', slot: 'Root' })({
  position: 'fixed',
  zIndex: 15,
  right: 18,
  top: 300,
  width: layout.rail,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: 6,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
  boxShadow: vars.shadow.mid,
  '& a, & button': { width: 38, minWidth: 38, height: 42, padding: 0 },
  '& .chat > *': { background: vars.gradient.primary, color: vars.text.onPrimary },
  '& .card': {
    position: 'absolute',
    right: layout.rail + 10,
    top: 0,
    width: 212,
    padding: 14,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.surface.raised,
    border: `1px solid ${vars.line.subtle}`,
    boxShadow: vars.shadow.high,
    textAlign: 'center',
    '& b': { display: 'block', marginTop: 12, fontSize: 13.5, fontWeight: 600 },
    '& small': { display: 'block', fontSize: 12, lineHeight: '17px', color: vars.text.muted },
  },
  [media.belowDesktop]: { display: 'none' },
});

interface RightBarProps {
  labels: { region: string; app: string; chat: string; facebook: string; telegram: string; top: string };
  /** The QR code and its words; drawn when asked for. Like the addresses below it is not shown where absent (HDR-07). */
  app?: { code: ReactNode; title: string; note: string } | undefined;
  chat?: string | undefined;
  facebook?: string | undefined;
  telegram?: string | undefined;
  onTop: () => void;
}

/** Shortcuts in the page's outer margin, never over its content. */
export function RightBar({ labels, app, chat, facebook, telegram, onTop }: RightBarProps) {
  return (
    <Root aria-label={labels.region}>
      {app && <AppCard label={labels.app} {...app} />}
      {chat && (
        <span className="chat">
          <IconButton label={labels.chat} href={chat}>
            <ChatCircleDotsFillIcon fontSize={20} />
          </IconButton>
        </span>
      )}
      {facebook && (
        <IconButton label={labels.facebook} href={facebook}>
          <FacebookLogoFillIcon fontSize={20} />
        </IconButton>
      )}
      {telegram && (
        <IconButton label={labels.telegram} href={telegram}>
          <TelegramLogoFillIcon fontSize={20} />
        </IconButton>
      )}
      <IconButton label={labels.top} onClick={onTop}>
        <ArrowUpIcon fontSize={20} />
      </IconButton>
    </Root>
  );
}

function AppCard({ label, code, title, note }: NonNullable<RightBarProps['app']> & { label: string }) {
  const { open, setOpen, opener, panel } = useDisclosure<HTMLButtonElement, HTMLDivElement>();
  const id = useId();
  return (
    <>
      <IconButton
        label={label}
        ref={opener}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <QrCodeIcon fontSize={20} />
      </IconButton>
      {open && (
        <div className="card" id={id} ref={panel}>
          {code}
          <b>{title}</b>
          <small>{note}</small>
        </div>
      )}
    </>
  );
}
