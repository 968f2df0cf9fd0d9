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
import { useMessageWords } from './useMessageWords';

const Root = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li + li': { borderTop: `1px solid ${vars.line.subtle}` },
  '& button': {
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
  '& i': {
    gridRow: 'span 2',
    display: 'grid',
    placeItems: 'center',
    width: 38,
    height: 38,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.selected,
    color: vars.primary.text,
  },
  '& b': {
    ...lines(1),
    fontSize: textSize.body,
    lineHeight: '20px',
    fontWeight: 600,
    color: vars.text.primary,
  },
  '& time': { fontSize: textSize.note, lineHeight: '20px' },
  '& .text': { ...lines(2), gridColumn: '2 / -1', fontSize: textSize.meta, lineHeight: '18px' },
  '& [data-unread]::before': {
    content: '""',
    position: 'absolute',
    left: 9,
    top: 28,
    width: 6,
    height: 6,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.danger.main,
  },
  '& small': hidden,
});

const icons = { money: WalletIcon, reward: GiftIcon, system: ShieldCheckIcon } as const satisfies Record<
  MessageCategory,
  unknown
>;

interface MessageListProps {
  messages: readonly MemberMessage[];
  /** The one that is open. */
  open: string | undefined;
  onOpen: (message: MemberMessage) => void;
}

/** Messages by title and first lines; what has not been read bears a dot, and says so. */
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
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === open}
              data-unread={!read || undefined}
              onClick={() => onOpen(message)}
            >
              <i aria-hidden>
                <Icon fontSize={20} />
              </i>
              <b title={title}>
                {!read && <small>{t('unread')} </small>}
                {title}
              </b>
              <time dateTime={at}>{formatTime(at, 'match', timeZone)}</time>
              <span className="text">{text}</span>
            </button>
          </li>
        );
      })}
    </Root>
  );
}
