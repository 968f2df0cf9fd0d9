import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { pointMallAddress } from '@/config/pointMall';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useCentreAddress } from '@/data/session/useCentreAddress';
import { useSite } from '@/data/session/siteContext';
import type { MemberMessage } from '@/data/resources/useMessages';
import { formatTime } from '@/domain/dates';
import { Button } from '@/ui/actions/Button';
import { IconButton } from '@/ui/actions/IconButton';
import { CaretLeftIcon, TrashIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { asksForAnswer, mallViews, messagePages } from './messagePages';
import { useMessageWords } from './useMessageWords';

const slot = ownClasses('MessageView', ['head', 'heading', 'group', 'time', 'back', 'text']);

const Root = styled('article')({
  minWidth: 0,
  padding: space(6),
  [`& .${slot.head}`]: { display: 'flex', alignItems: 'flex-start', gap: space(3) },
  [`& .${slot.heading}`]: {
    margin: 0,
    fontSize: textSize.subtitle,
    lineHeight: '26px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  [`& .${slot.head} > .${slot.group}`]: { flex: 1, minWidth: 0 },
  [`& .${slot.time}`]: { fontSize: textSize.meta, color: vars.text.secondary },
  [`& .${slot.back}`]: { display: 'none', [media.belowDesktop]: { display: 'inline-flex' } },
  [media.phone]: { padding: space(4) },
  [`& .${slot.text}`]: { color: vars.text.secondary, overflowWrap: 'anywhere' },
});

interface MessageViewProps {
  message: MemberMessage;
  /** Back to the list, on screens that do not show it beside the message. */
  onBack: () => void;
  onRemove: () => void;
}

/** A full message, with a link to its subject. */
export function MessageView({ message, onBack, onRemove }: MessageViewProps) {
  const { t } = useTranslation(['messages', 'centre', 'nav']);
  const { timeZone } = useSite().boot.brand;
  const address = useCentreAddress();
  const modal = useModalAddress();
  const { title, text } = useMessageWords()(message);
  const page = messagePages[message.kind];
  const mallView = mallViews[message.kind];
  return (
    <Root aria-label={title}>
      <header className={slot.head}>
        <span className={slot.back}>
          <IconButton label={t('back')} onClick={onBack}>
            <CaretLeftIcon fontSize={20} />
          </IconButton>
        </span>
        <div className={slot.group}>
          <h4 className={slot.heading}>{title}</h4>
          <time className={slot.time} dateTime={message.at}>
            {formatTime(message.at, 'sentence', timeZone)}
          </time>
        </div>
        <IconButton label={t('remove')} onClick={onRemove}>
          <TrashIcon fontSize={20} />
        </IconButton>
      </header>
      <p className={slot.text}>{text}</p>
      {asksForAnswer.has(message.kind) && (
        <Button tone="primary" href={modal('contract')}>
          {t('answerContract')}
        </Button>
      )}
      {mallView !== undefined && (
        <Button tone="primary" href={pointMallAddress(mallView)}>
          {t('nav:points')}
        </Button>
      )}
      {page !== undefined && (
        <Button tone="primary" href={address(page)}>
          {t(`centre:page.${page}`)}
        </Button>
      )}
    </Root>
  );
}
