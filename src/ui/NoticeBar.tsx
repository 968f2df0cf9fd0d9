import { useState } from 'react';
import { IconButton } from './IconButton';
import { CaretLeftIcon, CaretRightIcon, MegaphoneFillIcon } from './icons';
import { Link } from './Link';
import { NoticeBarRoot } from './NoticeBarRoot';
import { useMarquee } from './useMarquee';
import { useReducedMotion } from './useReducedMotion';

export interface BarNotice {
  id: string;
  title: string;
  text?: string;
}

interface NoticeBarProps {
  items: readonly BarNotice[];
  onOpen: (id: string) => void;
  /** Where all of them can be read without chasing them. */
  allHref: string;
  labels: { region: string; all: string; previous: string; next: string };
}

/** News that run by at 60 px a second and stand still under pointer or focus; one at a time where less motion is asked for (HOME-02). */
export function NoticeBar({ items, onOpen, allHref, labels }: NoticeBarProps) {
  const still = useReducedMotion();
  return (
    <NoticeBarRoot aria-label={labels.region}>
      <MegaphoneFillIcon fontSize={20} />
      {still ? (
        <OneNotice items={items} onOpen={onOpen} labels={labels} />
      ) : (
        <RunningNotices items={items} onOpen={onOpen} />
      )}
      <span className="all">
        <Link href={allHref} look="quiet">
          {labels.all}
        </Link>
      </span>
    </NoticeBarRoot>
  );
}

type Shown = Pick<NoticeBarProps, 'items' | 'onOpen'>;

function RunningNotices({ items, onOpen }: Shown) {
  const track = useMarquee(items);
  return (
    <div className="window">
      <div className="track" ref={track}>
        <NoticeRow items={items} onOpen={onOpen} />
        <NoticeRow items={items} onOpen={onOpen} echo />
      </div>
    </div>
  );
}

function NoticeRow({ items, onOpen, echo }: Shown & { echo?: boolean }) {
  return (
    <ul aria-hidden={echo} inert={echo}>
      {items.map((item) => (
        <li key={item.id}>
          <NoticeButton item={item} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function NoticeButton({ item, onOpen }: { item: BarNotice; onOpen: (id: string) => void }) {
  return (
    <button type="button" onClick={() => onOpen(item.id)}>
      <b>{item.title}</b> {item.text}
    </button>
  );
}

function OneNotice({ items, onOpen, labels }: Omit<NoticeBarProps, 'allHref'>) {
  const [shown, setShown] = useState(0);
  const item = items[shown % items.length];
  const move = (step: number) => setShown((shown + step + items.length) % items.length);
  return (
    <>
      <div className="window" data-still>
        {item && <NoticeButton item={item} onOpen={onOpen} />}
      </div>
      {items.length > 1 && (
        <>
          <IconButton label={labels.previous} onClick={() => move(-1)}>
            <CaretLeftIcon fontSize={16} />
          </IconButton>
          <IconButton label={labels.next} onClick={() => move(1)}>
            <CaretRightIcon fontSize={16} />
          </IconButton>
        </>
      )}
    </>
  );
}
