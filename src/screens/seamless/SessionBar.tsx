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
import { ownClasses } from '@/ui/styles/ownClasses';
import { landscapeBar, landscapePhone } from './landscapePhone';

const slot = ownClasses('SessionBar', [
  'name',
  'title',
  'note',
  'facts',
  'group',
  'term',
  'value',
  'balance',
  'tools',
  'liked',
  'rest',
  'picture',
  'back',
  'cup',
  'pause',
  'long',
  'brief',
]);

const Root = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 64,
  padding: '8px 16px',
  backgroundColor: vars.surface.raised,
  [`& .${slot.picture}`]: { width: 42, height: 42, borderRadius: vars.radius.sm, objectFit: 'cover' },
  [`& .${slot.name}`]: { minWidth: 0, marginRight: 'auto' },
  [`& .${slot.title}`]: {
    ...ellipsis,
    margin: 0,
    fontSize: textSize.lead,
    lineHeight: '20px',
    fontWeight: 700,
  },
  [`& .${slot.name} .${slot.note}`]: {
    ...ellipsis,
    display: 'block',
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '16px',
  },
  [`& .${slot.facts}`]: { ...tabular, display: 'flex', margin: 0 },
  [`& .${slot.facts} > .${slot.group}`]: { padding: '0 18px' },
  [`& .${slot.facts} > .${slot.group} + .${slot.group}`]: { borderLeft: `1px solid ${vars.line.subtle}` },
  [`& .${slot.term}`]: {
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '16px',
    whiteSpace: 'nowrap',
  },
  [`& .${slot.value}`]: {
    margin: 0,
    fontSize: textSize.lead,
    lineHeight: '20px',
    fontWeight: 700,
    whiteSpace: 'nowrap',
  },
  [`& .${slot.balance}`]: { color: vars.accent.text },
  [`& .${slot.value}[data-sign=loss]`]: { color: vars.danger.main },
  [`& .${slot.value}[data-sign=gain]`]: { color: vars.success.main },
  [`& .${slot.tools}`]: { display: 'flex', gap: space(1) },
  [`& .${slot.brief}`]: { display: 'none' },
  [`& .${slot.liked}[aria-pressed=true]`]: { color: vars.danger.main },
  // Name, sums and buttons do not fit on a tablet in one row.
  [media.tabletDown]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"back name tools tools" "sums sums sums rest"',
    gap: space(1.5, 2),
    padding: '8px 10px',
    [`& > .${slot.picture}`]: { display: 'none' },
    [`& > .${slot.back}`]: { gridArea: 'back' },
    [`& .${slot.name}`]: { gridArea: 'name', marginRight: 0 },
    [`& .${slot.tools}`]: { gridArea: 'tools' },
    [`& .${slot.rest}`]: { gridArea: 'rest' },
    [`& .${slot.facts}`]: { gridArea: 'sums', minWidth: 0, flexWrap: 'wrap' },
  },
  [media.phone]: {
    // The sums keep one row, so that the game below never moves.
    [`& .${slot.cup}, & .${slot.long}`]: { display: 'none' },
    [`& .${slot.brief}`]: { display: 'inline' },
    [`& .${slot.pause}`]: { padding: '0 10px', fontSize: textSize.meta },
    [`& .${slot.facts} > .${slot.group}`]: { padding: '0 6px' },
    [`& .${slot.facts} > .${slot.group}:first-of-type`]: { paddingLeft: 2 },
    [`& .${slot.term}`]: { fontSize: textSize.caption },
    [`& .${slot.value}`]: { fontSize: textSize.meta },
  },
  // Room for eight digits, the time and the result beside the break button at 360 px.
  [media.small]: {
    [`& .${slot.pause}`]: { padding: '0 6px', fontSize: textSize.note },
    [`& .${slot.facts} > .${slot.group}`]: { padding: '0 4px' },
  },
  [`@media ${landscapePhone}`]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
    gridTemplateAreas: '"back name sums rest tools"',
    gap: space(1),
    minHeight: landscapeBar,
    padding: '0 8px',
    [`& > .${slot.picture}, & .${slot.cup}, & .${slot.name} .${slot.note}`]: { display: 'none' },
    [`& .${slot.title}`]: { fontSize: textSize.meta },
    [`& .${slot.facts}`]: { flexWrap: 'nowrap' },
    [`& .${slot.facts} > .${slot.group}`]: { padding: '0 8px' },
    [`& .${slot.term}`]: { fontSize: textSize.caption, lineHeight: '14px' },
    [`& .${slot.value}`]: { fontSize: textSize.meta, lineHeight: '18px' },
    [`& .${slot.pause}`]: { padding: '0 10px', fontSize: textSize.note },
    [`& .${slot.tools}`]: { gap: 0 },
  },
});

interface SessionBarProps {
  name: string;
  vendor: string;
  cover: readonly string[];
  fallbackCover: string;
  /** Balance of the wallet; undefined if none may be shown. */
  balance: string | undefined;
  /** Updates itself. */
  elapsed: ReactNode;
  /** The result of this session, signed; undefined until it has loaded. */
  net: { readonly text: string; readonly sign: 'gain' | 'loss' | 'even' } | undefined;
  isTrial: boolean;
  favourite: boolean;
  sound: boolean;
  onBack: () => void;
  onBreak: () => void;
  onFavourite: () => void;
  onSound: () => void;
  /** The chat of a live table; undefined for a game without one. `open` is set if the chat is shown beside the game. */
  chat?: { readonly open: boolean | undefined; readonly onPress: () => void };
  /** Undefined if the browser has no full screen. */
  onFullScreen: (() => void) | undefined;
}

/** What a player must see while playing: balance, time and result of this session, and the ways to leave (GAME-07). */
export function SessionBar(props: SessionBarProps) {
  const { name, vendor, cover, fallbackCover, balance, elapsed, net, isTrial, favourite, sound, chat } =
    props;
  const { onBack, onBreak, onFavourite, onSound, onFullScreen } = props;
  const { t } = useTranslation(['stage', 'games', 'common']);
  useTitle(name);
  return (
    <Root>
      <IconButton className={slot.back} label={t('common:back')} onClick={onBack}>
        <ArrowLeftIcon fontSize={22} />
      </IconButton>
      <Picture
        className={slot.picture}
        sources={cover}
        fallback={fallbackCover}
        alt=""
        width={42}
        height={42}
        eager
      />
      <div className={slot.name}>
        <h1 className={slot.title}>{name}</h1>
        <small className={slot.note}>{isTrial ? t('trialOf', { vendor }) : vendor}</small>
      </div>
      <dl className={slot.facts}>
        {balance !== undefined && (
          <div className={slot.group}>
            <dt className={slot.term}>{t('balance')}</dt>
            <dd className={`${slot.value} ${slot.balance}`}>{balance}</dd>
          </div>
        )}
        <div className={slot.group}>
          <dt className={slot.term}>{t('elapsed')}</dt>
          <dd className={slot.value}>{elapsed}</dd>
        </div>
        <div className={slot.group}>
          <dt className={slot.term}>{t('net')}</dt>
          <dd className={slot.value} data-sign={net?.sign}>
            {net?.text ?? '…'}
          </dd>
        </div>
      </dl>
      <span className={slot.rest}>
        <Button className={slot.pause} aria-label={t('break')} aria-haspopup="dialog" onClick={onBreak}>
          <CoffeeIcon className={slot.cup} fontSize={20} />
          <span className={slot.long}>{t('break')}</span>
          <span className={slot.brief}>{t('breakBrief')}</span>
        </Button>
      </span>
      <span className={slot.tools}>
        {chat && (
          <IconButton label={t('chat')} selected={chat.open} onClick={chat.onPress}>
            <ChatCircleDotsFillIcon fontSize={22} />
          </IconButton>
        )}
        <IconButton label={t(sound ? 'soundOff' : 'soundOn')} selected={sound} onClick={onSound}>
          {sound ? <SpeakerHighIcon fontSize={22} /> : <SpeakerSlashIcon fontSize={22} />}
        </IconButton>
        <IconButton
          className={slot.liked}
          label={t(favourite ? 'games:favouriteRemove' : 'games:favouriteAdd')}
          selected={favourite}
          onClick={onFavourite}
        >
          {favourite ? <HeartFillIcon fontSize={22} /> : <HeartIcon fontSize={22} />}
        </IconButton>
        {onFullScreen && (
          <IconButton label={t('fullScreen')} onClick={onFullScreen}>
            <CornersOutIcon fontSize={22} />
          </IconButton>
        )}
      </span>
    </Root>
  );
}
