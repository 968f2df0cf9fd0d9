import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { categoryOfMessage, type MessageCategory } from '#contract/messageFacts';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import type { MemberMessage } from '@/data/resources/useMessages';
import { formatTime } from '@/domain/dates';
import { GiftIcon, ShieldCheckIcon, WalletIcon } from '@/ui/media/icons';
import { focusRing, hidden, lines } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { useMessageWords } from './useMessageWords';

const slot = ownClasses('MessageList', ['row', 'action', 'sign', 'strong', 'time', 'text', 'note']);

const Root = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.row} + .${slot.row}`]: { borderTop: `1px solid ${vars.line.subtle}` },
  [`& .${slot.action}`]: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '38px minmax(0, 1fr) auto',
    gap: `0 ${space(3)}`,
    width: '100%',
    minHeight: 76,
    padding: `${space(3)} ${space(4)} ${space(3)} 22px`,
    border: 0,
    background: 'none',
    color: vars.text.secondary,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: vars.surface.overlay },
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    '&[aria-pressed=true]': { backgroundColor: vars.surface.selected },
  },
  [`& .${slot.sign}`]: {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: 38,
    height: 38,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.selected,
    color: vars.primary.text,
  },
  [`& .${slot.strong}`]: {
    ...lines(1),
    fontSize: textSize.body,
    lineHeight: '20px',
    fontWeight: 600,
    color: vars.text.primary,
  },
  [`& .${slot.time}`]: { fontSize: textSize.note, lineHeight: '20px' },
  [`& .${slot.text}`]: { ...lines(2), gridColumn: '2 / -1', fontSize: textSize.meta, lineHeight: '18px' },
  [`& .${slot.action}[data-unread]::before`]: {
    content: '""',
    position: 'absolute',
    left: 9,
    top: 28,
    width: 6,
    height: 6,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.danger.main,
  },
  [`& .${slot.note}`]: hidden,
});

const icons = { money: WalletIcon, reward: GiftIcon, system: ShieldCheckIcon } as const satisfies Record<
  MessageCategory,
  unknown
>;

interface MessageListProps {
  messages: readonly MemberMessage[];
  /** Id of the open message. */
  open: string | undefined;
  onOpen: (message: MemberMessage) => void;
}

/** Messages with title and first lines; unread ones have a dot and a text for screen readers. */
export function MessageList({ messages, open, onOpen }: MessageListProps) {
  const { t } = useTranslation('messages');
  const { timeZone } = useSite().boot.brand;
  const words = useMessageWords();
  return (
    <Root>
      {messages.map((message) => {
        const { id, kind, at, read } = message;
        const Icon = icons[categoryOfMessage(kind)];
        const { title, text } = words(message);
        return (
          <li className={slot.row} key={id}>
            <button
              className={slot.action}
              type="button"
              aria-pressed={id === open}
              data-unread={!read || undefined}
              onClick={() => onOpen(message)}
            >
              <i className={slot.sign} aria-hidden>
                <Icon fontSize={20} />
              </i>
              <b className={slot.strong} title={title}>
                {!read && <small className={slot.note}>{t('unread')} </small>}
                {title}
              </b>
              <time className={slot.time} dateTime={at}>
                {formatTime(at, 'match', timeZone)}
              </time>
              <span className={slot.text}>{text}</span>
            </button>
          </li>
        );
      })}
    </Root>
  );
}
