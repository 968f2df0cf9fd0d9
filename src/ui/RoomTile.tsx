import { styled } from '@mui/material/styles';
import { duration, easing } from '#theme/motion';
import { vars } from '#theme/vars';
import { BettingRing, type BettingRingProps } from './BettingRing';
import { IconButton } from './IconButton';
import { ChatCircleDotsFillIcon, HeartFillIcon, HeartIcon, UsersIcon, WrenchFillIcon } from './icons';
import { media } from './media';
import { Picture } from './Picture';
import { ResultBeads, type ResultBeadsProps } from './ResultBeads';
import { ellipsis, focusRing, lines, panel, tabular } from './styleParts';

const plates = [vars.gradient.promoA, vars.gradient.promoB, vars.gradient.promoC] as const;

const Root = styled('article', { name: 'MarqueeRoomTile', slot: 'Root' })({
  ...panel,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  overflow: 'hidden',
  transition: `transform ${duration.base} ${easing.out}`,
  '&:has(.enter:focus-visible)': focusRing,
  '& .table': {
    position: 'relative',
    height: 148,
    overflow: 'hidden',
    color: vars.text.onArt,
    // The rim of the table: the upper edge of a wide circle.
    '&::after': {
      content: '""',
      position: 'absolute',
      left: '-14%',
      right: '-14%',
      top: '68%',
      height: '150%',
      borderRadius: '50%',
      border: `4px solid ${vars.accent.main}`,
      backgroundColor: vars.art.chip,
    },
  },
  '& .dealer': {
    position: 'absolute',
    left: '50%',
    bottom: 38,
    width: 92,
    height: 92,
    transform: 'translateX(-50%)',
    filter: vars.shadow.art,
    '& img': {
      display: 'block',
      width: '100%',
      height: '100%',
      objectFit: 'contain',
      objectPosition: 'bottom',
    },
  },
  '& .cards': {
    position: 'absolute',
    zIndex: 1,
    right: 14,
    bottom: 6,
    width: 84,
    height: 84,
    objectFit: 'contain',
    filter: vars.shadow.art,
  },
  '& .label': {
    position: 'absolute',
    zIndex: 1,
    top: 10,
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    height: 24,
    padding: '0 9px',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.tag.plain,
    color: vars.text.onArt,
    fontSize: 12,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '&.state': { left: 10 },
    '&.guests': { ...tabular, right: 10 },
    '&.state::before': {
      content: '""',
      width: 7,
      height: 7,
      borderRadius: vars.radius.pill,
      backgroundColor: 'currentColor',
    },
  },
  '& .ring': { position: 'absolute', zIndex: 2, left: 12, bottom: 12 },
  '& .words': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: 2,
    minWidth: 0,
    padding: '8px 10px 12px 14px',
    '& h3': { ...ellipsis, margin: 0, fontSize: 15, lineHeight: '22px', fontWeight: 700 },
    '& p': {
      ...lines(2),
      ...tabular,
      gridColumn: '1 / -1',
      minHeight: 36,
      margin: '2px 4px 0 0',
      color: vars.text.muted,
      fontSize: 12.5,
      lineHeight: '18px',
    },
    '& .act': { position: 'relative', zIndex: 2 },
    '& [aria-pressed=true]': { color: vars.danger.main },
  },
  '& .past': { gridColumn: '1 / -1', marginTop: 10, marginRight: 4 },
  '& .enter': {
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    outline: 'none',
    outlineOffset: -3,
    '& span': {
      position: 'absolute',
      top: 54,
      left: '50%',
      display: 'flex',
      alignItems: 'center',
      height: 40,
      padding: '0 22px',
      transform: 'translateX(-50%)',
      borderRadius: vars.radius.sm,
      background: vars.gradient.accent,
      color: vars.text.onAccent,
      font: 'inherit',
      fontSize: 14,
      fontWeight: 700,
      whiteSpace: 'nowrap',
      opacity: 0,
      transition: `opacity ${duration.base} ${easing.out}`,
    },
    '&:focus-visible span': { opacity: 1 },
  },
  '&[data-state=closed] .table, &[data-state=full] .dealer': { filter: 'grayscale(1)' },
  '&[data-state=closed] .back': {
    position: 'absolute',
    zIndex: 2,
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: 4,
    backgroundColor: vars.scrim,
    color: vars.text.onArt,
    fontWeight: 700,
  },
  [media.hover]: {
    '&:hover': { transform: 'translateY(-2px)' },
    '&:hover .enter span': { opacity: 1 },
  },
  [media.phone]: {
    gridTemplateColumns: '124px minmax(0, 1fr)',
    '& .table': { height: 'auto', minHeight: 112 },
    '& .dealer': { width: 74, height: 74, bottom: 30 },
    '& .cards': { width: 50, height: 50, right: 6 },
    '& .label': { top: 6, height: 20, padding: '0 6px', fontSize: 10.5, '&.state': { left: 6 } },
    '& .label.guests': { display: 'none' },
    '& .ring': { left: 6, bottom: 6 },
    '& .words': { padding: '4px 4px 10px 12px', '& h3': { fontSize: 14 }, '& p': { minHeight: 18 } },
    '& .past': { marginTop: 6, marginRight: 8 },
    '& .enter span': { display: 'none' },
  },
});

export interface RoomTileProps {
  id: string;
  name: string;
  /** "50.000 đến 5.000.000, chia bài: Khánh Linh" */
  text: string;
  state: 'open' | 'betting' | 'full' | 'closed';
  stateLabel: string;
  /** When a closed one is back. */
  back?: string | undefined;
  /** Which of the three plates its table has. */
  plate: number;
  /** Addresses of the dealer's picture; nobody deals without. */
  dealer?: readonly string[] | undefined;
  fallbackPicture: string;
  /** Players and seats. */
  guests: { text: string; label: string };
  ring?: BettingRingProps | undefined;
  past?: ResultBeadsProps | undefined;
  favourite: boolean;
  labels: { enter: string; enterRoom: string; favourite: string; chat: string };
  onEnter?: ((id: string) => void) | undefined;
  onFavourite: (id: string) => void;
  onChat?: ((id: string) => void) | undefined;
}

/** A live table as it stands: who deals, what is left to bet, what came before (GAME-11). */
export function RoomTile(props: RoomTileProps) {
  const { id, name, text, state, stateLabel, back, plate, dealer, fallbackPicture, guests } = props;
  const { ring, past, favourite, labels, onEnter, onFavourite, onChat } = props;
  return (
    <Root data-state={state} aria-label={name}>
      <div className="table" style={{ background: plates[plate % plates.length] }}>
        {dealer && (
          <div className="dealer">
            <Picture sources={dealer} fallback={fallbackPicture} alt="" width={92} height={92} />
          </div>
        )}
        <img className="cards" src="/art/props/bac-380.webp" alt="" width={84} height={84} loading="lazy" />
        <span className="label state">{stateLabel}</span>
        <span className="label guests" role="img" aria-label={guests.label}>
          <UsersIcon fontSize={14} />
          {guests.text}
        </span>
        {ring && (
          <div className="ring">
            <BettingRing key={ring.until} {...ring} />
          </div>
        )}
        {back !== undefined && (
          <span className="back">
            <WrenchFillIcon fontSize={24} />
            {back}
          </span>
        )}
      </div>
      <div className="words">
        <h3>{name}</h3>
        <div className="act">
          {onChat && (
            <IconButton label={labels.chat} onClick={() => onChat(id)}>
              <ChatCircleDotsFillIcon fontSize={20} />
            </IconButton>
          )}
        </div>
        <div className="act">
          <IconButton label={labels.favourite} selected={favourite} onClick={() => onFavourite(id)}>
            {favourite ? <HeartFillIcon fontSize={20} /> : <HeartIcon fontSize={20} />}
          </IconButton>
        </div>
        <p>{text}</p>
        {past && (
          <div className="past">
            <ResultBeads {...past} />
          </div>
        )}
      </div>
      {onEnter && (
        <button type="button" className="enter" aria-label={labels.enterRoom} onClick={() => onEnter(id)}>
          <span aria-hidden>{labels.enter}</span>
        </button>
      )}
    </Root>
  );
}
