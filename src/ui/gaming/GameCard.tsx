import { useThemeProps } from '@mui/material/styles';
import { memo, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { layout } from '#theme/layout';
import {
  closedMarkClass,
  gameCardClasses as slot,
  poppingClass,
  potClass,
  tagClass,
} from './gameCardClasses';
import { GameCardRoot } from './GameCardRoot';
import { LockSimpleFillIcon, WrenchFillIcon } from '../media/icons';
import { Picture } from '../media/Picture';
import { useLongPress } from '../hooks/useLongPress';
import { withClass } from '../styles/withClass';

const coverHeight = (layout.card * 4) / 3;

const closed = { locked: LockSimpleFillIcon, maintenance: WrenchFillIcon } as const;

export interface GameCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'onPlay'> {
  gameId: string;
  name: string;
  /**
   * The name with the search's matches highlighted.
   * @default name
   */
  shownName?: ReactNode;
  vendor: string;
  /** What its progressive jackpot holds; shown in place of the vendor. */
  pot?: string;
  /** Addresses of the cover, best host first. */
  cover: readonly string[];
  /** Our own cover, used if no host delivers one (GAME-01). */
  fallbackCover?: string;
  tag?: { kind: 'jackpot' | 'hot' | 'new'; label: string };
  /**
   * locked: the account may not play the game. maintenance: nobody may.
   * @default open
   */
  state?: 'open' | keyof typeof closed;
  /** One or two lines of text over the cover of a closed game. */
  stateLines?: readonly string[];
  favourite: boolean;
  labels: { play: string; tryOut: string; favourite: string; detail?: string };
  /** Undefined if the game cannot be opened: the card then has no button. For a locked game the handler explains why. */
  onPlay?: (gameId: string) => void;
  /** Undefined if the game has no free trial (supportPlay is not 0). */
  onTry?: (gameId: string) => void;
  /** Undefined if favourites are not available. */
  onFavourite?: (gameId: string) => void;
  /** Shows details of the game: by a long press, or by the small button of the hover layer. */
  onDetail?: (gameId: string) => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeGameCard: GameCardProps;
  }
}

/** A game card: cover, name, vendor, heart (spec §2). All handlers receive the id, so that a list can share them. */
export const GameCard = memo(function GameCard(given: GameCardProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeGameCard' });
  const {
    gameId,
    name,
    shownName = name,
    vendor,
    pot,
    cover,
    fallbackCover,
    tag,
    state = 'open',
    favourite,
    stateLines,
    labels,
    onPlay,
    onTry,
    onFavourite,
    onDetail,
    className,
    ...rest
  } = props;
  const touch = useLongPress(onDetail && (() => onDetail(gameId)));
  return (
    <GameCardRoot
      aria-label={name}
      {...rest}
      className={withClass(slot.root, className)}
      ownerState={{ ...props, state }}
    >
      <div className={slot.cover} {...touch}>
        <Picture
          className={slot.picture}
          sources={cover}
          fallback={fallbackCover}
          alt=""
          width={layout.card}
          height={coverHeight}
        />
        {tag && state === 'open' && (
          <span className={withClass(slot.tag, tagClass(tag.kind))}>{tag.label}</span>
        )}
        {state === 'open' ? (
          <OpenCover {...{ gameId, name, labels, onPlay, onTry, onDetail }} />
        ) : (
          <ClosedCover {...{ gameId, name, state, stateLines, onPlay }} />
        )}
      </div>
      <b className={slot.name} title={name}>
        {shownName}
      </b>
      <small className={withClass(slot.vendor, pot === undefined ? undefined : potClass)}>
        {pot ?? vendor}
      </small>
      {onFavourite && (
        <Heart
          pressed={favourite}
          label={`${labels.favourite}: ${name}`}
          onToggle={() => onFavourite(gameId)}
        />
      )}
    </GameCardRoot>
  );
});

type OpenCoverProps = Pick<GameCardProps, 'gameId' | 'name' | 'labels' | 'onPlay' | 'onTry' | 'onDetail'>;

function OpenCover({ gameId, name, labels, onPlay, onTry, onDetail }: OpenCoverProps) {
  return (
    <>
      {onPlay && (
        <button
          type="button"
          className={slot.play}
          aria-label={`${labels.play}: ${name}`}
          onClick={() => onPlay(gameId)}
        >
          <span className={slot.playLabel}>{labels.play}</span>
        </button>
      )}
      {onTry && (
        <button
          type="button"
          className={slot.try}
          aria-label={`${labels.tryOut}: ${name}`}
          onClick={() => onTry(gameId)}
        >
          {labels.tryOut}
        </button>
      )}
      {onDetail && (
        <button
          type="button"
          className={slot.detail}
          aria-label={`${labels.detail}: ${name}`}
          onClick={() => onDetail(gameId)}
        />
      )}
    </>
  );
}

interface ClosedCoverProps extends Pick<GameCardProps, 'gameId' | 'name' | 'stateLines' | 'onPlay'> {
  state: keyof typeof closed;
}

function ClosedCover({ state, gameId, name, stateLines = [], onPlay }: ClosedCoverProps) {
  const Mark = closed[state];
  const words = (
    <>
      <Mark className={closedMarkClass} fontSize={28} />
      {stateLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
  if (state !== 'locked' || !onPlay) return <p className={slot.closed}>{words}</p>;
  return (
    <button
      type="button"
      className={slot.closed}
      aria-label={`${stateLines.join(' ')}: ${name}`}
      onClick={() => onPlay(gameId)}
    >
      {words}
    </button>
  );
}

function Heart({ pressed, label, onToggle }: { pressed: boolean; label: string; onToggle: () => void }) {
  const [touched, setTouched] = useState(false);
  return (
    <button
      type="button"
      className={withClass(slot.heart, touched && pressed ? poppingClass : undefined)}
      aria-pressed={pressed}
      aria-label={label}
      onClick={() => {
        setTouched(true);
        onToggle();
      }}
    />
  );
}
