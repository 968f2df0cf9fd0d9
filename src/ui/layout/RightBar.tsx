import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { IconButton } from '../actions/IconButton';
import {
  ArrowUpIcon,
  ChatCircleDotsFillIcon,
  FacebookLogoFillIcon,
  QrCodeIcon,
  TelegramLogoFillIcon,
} from '../media/icons';
import { media } from '../styles/media';
import { useDisclosure } from '../hooks/useDisclosure';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const rightBarClasses = slotClasses('MarqueeRightBar', [
  'root',
  'button',
  'chat',
  'card',
  'title',
  'note',
]);

const slot = rightBarClasses;

const Root = styled('aside', {
  name: 'MarqueeRightBar',
  slot: 'Root',
  overridesResolver: innerSlots(rightBarClasses),
})<{ ownerState: RightBarProps }>({
  position: 'fixed',
  zIndex: 15,
  right: 18,
  top: 300,
  width: layout.rail,
  display: 'flex',
  flexDirection: 'column',
  gap: space(0.5),
  padding: 6,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
  boxShadow: vars.shadow.mid,
  [`& .${slot.button}`]: { width: 38, minWidth: 38, height: 42, padding: 0 },
  [`& .${slot.chat}`]: { background: vars.gradient.primary, color: vars.text.onPrimary },
  [`& .${slot.card}`]: {
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
  },
  [`& .${slot.title}`]: { display: 'block', marginTop: space(3), fontSize: textSize.name, fontWeight: 600 },
  [`& .${slot.note}`]: {
    display: 'block',
    fontSize: textSize.caption,
    lineHeight: '17px',
    color: vars.text.muted,
  },
  [media.belowDesktop]: { display: 'none' },
});

interface RightBarProps extends Omit<ComponentPropsWithRef<'aside'>, 'children'> {
  labels: { region: string; app: string; chat: string; facebook: string; telegram: string; top: string };
  /**
   * QR code of the app and its text, rendered when opened. Like the addresses below, it is hidden if undefined
   * (HDR-07).
   */
  app?: { code: ReactNode; title: string; note: string; defaultOpen?: boolean } | undefined;
  chat?: string | undefined;
  facebook?: string | undefined;
  telegram?: string | undefined;
  onTop: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeRightBar: RightBarProps;
  }
}

/** Shortcuts in the page's outer margin, where they cover no content. */
export function RightBar(given: RightBarProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeRightBar' });
  const { labels, app, chat, facebook, telegram, onTop, className, ...rest } = props;
  return (
    <Root aria-label={labels.region} {...rest} className={withClass(slot.root, className)} ownerState={props}>
      {app && <AppCard label={labels.app} {...app} />}
      {chat && (
        <span>
          <IconButton className={withClass(slot.button, slot.chat)} label={labels.chat} href={chat}>
            <ChatCircleDotsFillIcon fontSize={20} />
          </IconButton>
        </span>
      )}
      {facebook && (
        <IconButton className={slot.button} label={labels.facebook} href={facebook}>
          <FacebookLogoFillIcon fontSize={20} />
        </IconButton>
      )}
      {telegram && (
        <IconButton className={slot.button} label={labels.telegram} href={telegram}>
          <TelegramLogoFillIcon fontSize={20} />
        </IconButton>
      )}
      <IconButton className={slot.button} label={labels.top} onClick={onTop}>
        <ArrowUpIcon fontSize={20} />
      </IconButton>
    </Root>
  );
}

type AppCardProps = NonNullable<RightBarProps['app']> & { label: string };

function AppCard({ label, code, title, note, defaultOpen }: AppCardProps) {
  const { open, setOpen, opener, panel } = useDisclosure<HTMLButtonElement, HTMLDivElement>(defaultOpen);
  const id = useId();
  return (
    <>
      <IconButton
        className={slot.button}
        label={label}
        ref={opener}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <QrCodeIcon fontSize={20} />
      </IconButton>
      {open && (
        <div className={slot.card} id={id} ref={panel}>
          {code}
          <b className={slot.title}>{title}</b>
          <small className={slot.note}>{note}</small>
        </div>
      )}
    </>
  );
}
