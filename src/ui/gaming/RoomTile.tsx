import { useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { BettingRing, type BettingRingProps } from './BettingRing';
import { IconButton } from '../actions/IconButton';
import { ChatCircleDotsFillIcon, HeartFillIcon, HeartIcon, UsersIcon, WrenchFillIcon } from '../media/icons';
import { Picture } from '../media/Picture';
import { ResultBeads, type ResultBeadsProps } from './ResultBeads';
import { favouriteClass, lastClass, lastLabelClass, roomTileClasses as slot } from './roomTileClasses';
import { plates, RoomTileRoot } from './RoomTileRoot';
import { withClass } from '../styles/withClass';

export interface RoomTileProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  roomId: string;
  name: string;
  /** "50.000 đến 5.000.000, chia bài: Khánh Linh" */
  text: string;
  state: 'open' | 'betting' | 'full' | 'closed';
  stateLabel: string;
  /** When a closed table opens again. */
  back?: string | undefined;
  /** Index of the table's background, 0 to 2. */
  plate: number;
  /** Addresses of the dealer's picture; undefined if there is no dealer. */
  dealer?: readonly string[] | undefined;
  fallbackPicture: string;
  /** Address of the picture of what lies on the table. */
  prop: string;
  /** Number of players and seats. */
  guests: { text: string; label: string };
  /** How the last round ended: "Cái". */
  last?: { text: string; way: 'first' | 'second' | 'even' } | undefined;
  /** Larger, as the first of the list. */
  size?: 'feature' | undefined;
  ring?: BettingRingProps | undefined;
  past?: ResultBeadsProps | undefined;
  favourite: boolean;
  labels: { enter: string; enterRoom: string; favourite: string; chat: string };
  onEnter?: ((roomId: string) => void) | undefined;
  onFavourite: (roomId: string) => void;
  onChat?: ((roomId: string) => void) | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeRoomTile: RoomTileProps;
  }
}

/** The state of a live table: dealer, remaining time for bets, last results (GAME-11). */
export function RoomTile(given: RoomTileProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeRoomTile' });
  const { roomId, name, text, state, stateLabel, back, plate, dealer, fallbackPicture, prop, ...others } =
    props;
  const {
    guests,
    last,
    size,
    ring,
    past,
    favourite,
    labels,
    onEnter,
    onFavourite,
    onChat,
    className,
    ...rest
  } = others;
  return (
    <RoomTileRoot
      aria-label={name}
      {...rest}
      className={withClass(slot.root, className)}
      ownerState={{ ...props, size, plate: plate % plates.length }}
    >
      <div className={slot.table}>
        {dealer && (
          <div className={slot.dealer}>
            <Picture
              className={slot.dealerPicture}
              sources={dealer}
              fallback={fallbackPicture}
              alt=""
              width={120}
              height={120}
            />
          </div>
        )}
        <img className={slot.cards} src={prop} alt="" width={72} height={54} loading="lazy" />
        <span className={withClass(slot.label, slot.state)}>{stateLabel}</span>
        <span className={withClass(slot.label, slot.guests)} role="img" aria-label={guests.label}>
          <UsersIcon fontSize={14} />
          {guests.text}
        </span>
        {last && (
          <span
            // With the next result it is another one, which comes in anew.
            key={`${last.text} ${past?.ways.join('')}`}
            className={withClass(withClass(slot.label, lastLabelClass), lastClass(last.way))}
          >
            {last.text}
          </span>
        )}
        {ring && (
          <div className={slot.ring}>
            <BettingRing key={ring.until} {...ring} />
          </div>
        )}
        {back !== undefined && (
          <span className={slot.back}>
            <WrenchFillIcon fontSize={24} />
            {back}
          </span>
        )}
      </div>
      <div className={slot.words}>
        <h3 className={slot.name}>{name}</h3>
        <div className={slot.act}>
          {onChat && (
            <IconButton label={labels.chat} onClick={() => onChat(roomId)}>
              <ChatCircleDotsFillIcon fontSize={20} />
            </IconButton>
          )}
        </div>
        <div className={slot.act}>
          <IconButton
            className={favouriteClass}
            label={labels.favourite}
            selected={favourite}
            onClick={() => onFavourite(roomId)}
          >
            {favourite ? <HeartFillIcon fontSize={20} /> : <HeartIcon fontSize={20} />}
          </IconButton>
        </div>
        <p className={slot.text}>{text}</p>
        {past && (
          <div className={slot.past}>
            <ResultBeads {...past} />
          </div>
        )}
      </div>
      {onEnter && (
        <button
          type="button"
          className={slot.enter}
          aria-label={labels.enterRoom}
          onClick={() => onEnter(roomId)}
        >
          <span className={slot.enterLabel} aria-hidden>
            {labels.enter}
          </span>
        </button>
      )}
    </RoomTileRoot>
  );
}
