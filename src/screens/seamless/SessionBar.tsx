import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '@/ui/actions/Button';
import { IconButton } from '@/ui/actions/IconButton';
import {
  ArrowLeftIcon,
  ChatCircleDotsFillIcon,
  CoffeeIcon,
  CornersOutIcon,
  HeartFillIcon,
  HeartIcon,
  SpeakerHighIcon,
  SpeakerSlashIcon,
} from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { Picture } from '@/ui/media/Picture';
import { ellipsis, tabular } from '@/ui/styles/styleParts';
import { useTitle } from '@/ui/hooks/useTitle';

const Root = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 64,
  padding: '8px 16px',
  backgroundColor: vars.surface.raised,
  '& img': { width: 42, height: 42, borderRadius: vars.radius.sm, objectFit: 'cover' },
  '& .name': { minWidth: 0, marginRight: 'auto' },
  '& h1': { ...ellipsis, margin: 0, fontSize: textSize.lead, lineHeight: '20px', fontWeight: 700 },
  '& .name small': {
    ...ellipsis,
    display: 'block',
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '16px',
  },
  '& dl': { ...tabular, display: 'flex', margin: 0 },
  '& dl > div': { padding: '0 18px' },
  '& dl > div + div': { borderLeft: `1px solid ${vars.line.subtle}` },
  '& dt': { color: vars.text.muted, fontSize: textSize.note, lineHeight: '16px', whiteSpace: 'nowrap' },
  '& dd': { margin: 0, fontSize: textSize.lead, lineHeight: '20px', fontWeight: 700, whiteSpace: 'nowrap' },
  '& .balance': { color: vars.accent.text },
  '& [data-sign=loss]': { color: vars.danger.main },
  '& [data-sign=gain]': { color: vars.success.main },
  '& .tools': { display: 'flex', gap: space(1) },
  '& .liked [aria-pressed=true]': { color: vars.danger.main },
  // The name, the sums and the ways out are wider than a tablet.
  [media.tabletDown]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"back name tools tools" "sums sums sums rest"',
    gap: space(1.5, 2),
    padding: '8px 10px',
    '& > img': { display: 'none' },
    '& > button': { gridArea: 'back' },
    '& .name': { gridArea: 'name', marginRight: 0 },
    '& .tools': { gridArea: 'tools' },
    '& .rest': { gridArea: 'rest' },
    '& dl': { gridArea: 'sums', minWidth: 0, flexWrap: 'wrap' },
  },
  [media.phone]: {
    '& .rest svg': { display: 'none' },
    '& .rest button': { padding: '0 10px', fontSize: textSize.meta },
    '& dl > div': { padding: '0 6px' },
    '& dl > div:first-of-type': { paddingLeft: 2 },
    '& dt': { fontSize: textSize.caption },
    '& dd': { fontSize: textSize.meta },
  },
  // Eight figures, the time and the result beside the way to a break on 360 px.
  [media.small]: {
    '& .rest button': { padding: '0 6px', fontSize: textSize.note },
    '& dl > div': { padding: '0 4px' },
  },
});

interface SessionBarProps {
  name: string;
  vendor: string;
  cover: readonly string[];
  fallbackCover: string;
  /** Of the wallet; absent where there is none to show. */
  balance: string | undefined;
  /** Ticks by itself. */
  elapsed: ReactNode;
  /** Signed, of this visit; absent until it is known. */
  net: { readonly text: string; readonly sign: 'gain' | 'loss' | 'even' } | undefined;
  isTrial: boolean;
  favourite: boolean;
  sound: boolean;
  onBack: () => void;
  onBreak: () => void;
  onFavourite: () => void;
  onSound: () => void;
  /** The talk at a live table; absent at a game without one. `open` where it stands beside the game. */
  chat?: { readonly open: boolean | undefined; readonly onPress: () => void };
  /** Absent where the browser has none. */
  onFullScreen: (() => void) | undefined;
}

/** What a player has to see while playing: balance, time and the result of this visit, and the ways out (GAME-07). */
export function SessionBar(props: SessionBarProps) {
  const { name, vendor, cover, fallbackCover, balance, elapsed, net, isTrial, favourite, sound, chat } =
    props;
  const { onBack, onBreak, onFavourite, onSound, onFullScreen } = props;
  const { t } = useTranslation(['stage', 'games', 'common']);
  useTitle(name);
  return (
    <Root>
      <IconButton label={t('common:back')} onClick={onBack}>
        <ArrowLeftIcon fontSize={22} />
      </IconButton>
      <Picture sources={cover} fallback={fallbackCover} alt="" width={42} height={42} eager />
      <div className="name">
        <h1>{name}</h1>
        <small>{isTrial ? t('trialOf', { vendor }) : vendor}</small>
      </div>
      <dl>
        {balance !== undefined && (
          <div>
            <dt>{t('balance')}</dt>
            <dd className="balance">{balance}</dd>
          </div>
        )}
        <div>
          <dt>{t('elapsed')}</dt>
          <dd>{elapsed}</dd>
        </div>
        <div>
          <dt>{t('net')}</dt>
          <dd data-sign={net?.sign}>{net?.text ?? '…'}</dd>
        </div>
      </dl>
      <span className="rest">
        <Button startIcon={<CoffeeIcon fontSize={20} />} aria-haspopup="dialog" onClick={onBreak}>
          {t('break')}
        </Button>
      </span>
      <span className="tools">
        {chat && (
          <IconButton label={t('chat')} selected={chat.open} onClick={chat.onPress}>
            <ChatCircleDotsFillIcon fontSize={22} />
          </IconButton>
        )}
        <IconButton label={t(sound ? 'soundOff' : 'soundOn')} selected={sound} onClick={onSound}>
          {sound ? <SpeakerHighIcon fontSize={22} /> : <SpeakerSlashIcon fontSize={22} />}
        </IconButton>
        <span className="liked">
          <IconButton
            label={t(favourite ? 'games:favouriteRemove' : 'games:favouriteAdd')}
            selected={favourite}
            onClick={onFavourite}
          >
            {favourite ? <HeartFillIcon fontSize={22} /> : <HeartIcon fontSize={22} />}
          </IconButton>
        </span>
        {onFullScreen && (
          <IconButton label={t('fullScreen')} onClick={onFullScreen}>
            <CornersOutIcon fontSize={22} />
          </IconButton>
        )}
      </span>
    </Root>
  );
}
