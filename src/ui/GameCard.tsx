import { memo, useState, type ReactNode } from 'react';
import { layout } from '#theme/layout';
import { GameCardRoot } from './GameCardRoot';
import { LockSimpleFillIcon, WrenchFillIcon } from './icons';
import { Picture } from './Picture';
import { useLongPress } from './useLongPress';

const coverHeight = (layout.card * 4) / 3;

const closed = { locked: LockSimpleFillIcon, maintenance: WrenchFillIcon } as const;

export interface GameCardProps {
  id: string;
  name: string;
  /** The name as it is drawn, where that says more: what a search has found in it. */
  shownName?: ReactNode;
  vendor: string;
  /** Addresses of the cover, best host first. */
  cover: readonly string[];
  /** Our own cover, when no host gives one (GAME-01). */
  fallbackCover?: string;
  tag?: { kind: 'jackpot' | 'hot' | 'new'; label: string };
  /** locked: the account may not play it. maintenance: nobody may. */
  state?: 'open' | keyof typeof closed;
  /** One or two lines over a closed cover. */
  stateLines?: readonly string[];
  favourite: boolean;
  labels: { play: string; tryOut: string; favourite: string; detail?: string };
  /** Absent where the game cannot be opened: the card then shows it and is no button. Of a locked one it says why. */
  onPlay?: (id: string) => void;
  /** Absent where the game has no free trial (supportPlay is not 0). */
  onTry?: (id: string) => void;
  /** Absent where nothing keeps favourites. */
  onFavourite?: (id: string) => void;
  /** Says more of the game: a finger that rests, or the small button of the veil. */
  onDetail?: (id: string) => void;
}

/** One game: cover, name, vendor, heart (spec §2). All handlers get the id, so that a list can share them. */
export const GameCard = memo(function GameCard(props: GameCardProps) {
  const {
    id,
    name,
    shownName = name,
    vendor,
    cover,
    fallbackCover,
    tag,
    state = 'open',
    favourite,
    labels,
    onFavourite,
    onDetail,
  } = props;
  const touch = useLongPress(onDetail && (() => onDetail(id)));
  return (
    <GameCardRoot data-state={state} aria-label={name}>
      <div className="cover" data-name={name} {...touch}>
        <Picture sources={cover} fallback={fallbackCover} alt="" width={layout.card} height={coverHeight} />
        {tag && state === 'open' && (
          <span className="tag" data-kind={tag.kind}>
            {tag.label}
          </span>
        )}
        {state === 'open' ? <OpenCover {...props} /> : <ClosedCover {...props} state={state} />}
      </div>
      <b title={name}>{shownName}</b>
      <small>{vendor}</small>
      {onFavourite && (
        <Heart pressed={favourite} label={`${labels.favourite}: ${name}`} onToggle={() => onFavourite(id)} />
      )}
    </GameCardRoot>
  );
});

function OpenCover({ id, name, labels, onPlay, onTry, onDetail }: GameCardProps) {
  return (
    <>
      {onPlay && (
        <button
          type="button"
          className="play"
          data-lifted={onTry ? true : undefined}
          aria-label={`${labels.play}: ${name}`}
          onClick={() => onPlay(id)}
        >
          <span>{labels.play}</span>
        </button>
      )}
      {onTry && (
        <button
          type="button"
          className="try"
          aria-label={`${labels.tryOut}: ${name}`}
          onClick={() => onTry(id)}
        >
          {labels.tryOut}
        </button>
      )}
      {onDetail && (
        <button
          type="button"
          className="detail"
          aria-label={`${labels.detail}: ${name}`}
          onClick={() => onDetail(id)}
        />
      )}
    </>
  );
}

function ClosedCover({
  state,
  id,
  name,
  stateLines = [],
  onPlay,
}: GameCardProps & { state: keyof typeof closed }) {
  const Mark = closed[state];
  const words = (
    <>
      <Mark fontSize={28} />
      {stateLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
  if (state !== 'locked' || !onPlay) return <p className="closed">{words}</p>;
  return (
    <button
      type="button"
      className="closed"
      aria-label={`${stateLines.join(' ')}: ${name}`}
      onClick={() => onPlay(id)}
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
      className="heart"
      aria-pressed={pressed}
      aria-label={label}
      data-pop={(touched && pressed) || undefined}
      onClick={() => {
        setTouched(true);
        onToggle();
      }}
    />
  );
}
