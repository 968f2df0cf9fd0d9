import { useThemeProps } from '@mui/material/styles';
import { memo, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { layout } from '#theme/layout';
import { closedMarkClass, gameCardClasses as slot, poppingClass, tagClass } from './gameCardClasses';
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
   * The name as it is drawn, where that says more: what a search has found in it.
   * @default name
   */
  shownName?: ReactNode;
  vendor: string;
  /** Addresses of the cover, best host first. */
  cover: readonly string[];
  /** Our own cover, when no host gives one (GAME-01). */
  fallbackCover?: string;
  tag?: { kind: 'jackpot' | 'hot' | 'new'; label: string };
  /**
   * locked: the account may not play it. maintenance: nobody may.
   * @default open
   */
  state?: 'open' | keyof typeof closed;
  /** One or two lines over a closed cover. */
  stateLines?: readonly string[];
  favourite: boolean;
  labels: { play: string; tryOut: string; favourite: string; detail?: string };
  /** Absent where the game cannot be opened: the card then shows it and is no button. Of a locked one it says why. */
  onPlay?: (gameId: string) => void;
  /** Absent where the game has no free trial (supportPlay is not 0). */
  onTry?: (gameId: string) => void;
  /** Absent where nothing keeps favourites. */
  onFavourite?: (gameId: string) => void;
  /** Says more of the game: a finger that rests, or the small button of the veil. */
  onDetail?: (gameId: string) => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeGameCard: GameCardProps;
  }
}

/** One game: cover, name, vendor, heart (spec §2). All handlers get the id, so that a list can share them. */
export const GameCard = memo(function GameCard(given: GameCardProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeGameCard' });
  const {
    gameId,
    name,
    shownName = name,
    vendor,
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
      <div className={slot.cover} data-name={name} {...touch}>
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
      <small className={slot.vendor}>{vendor}</small>
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
