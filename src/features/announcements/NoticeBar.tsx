import { useThemeProps } from '@mui/material/styles';
import { useState, type ComponentPropsWithRef } from 'react';
import { IconButton } from '../../ui/actions/IconButton';
import { CaretLeftIcon, CaretRightIcon, MegaphoneFillIcon } from '../../ui/media/icons';
import { Link } from '../../ui/actions/Link';
import { noticeBarClasses, NoticeBarRoot } from './NoticeBarRoot';
import { PauseButton } from '../../ui/actions/PauseButton';
import { useMarquee } from '../../ui/hooks/useMarquee';
import { useReducedMotion } from '../../ui/hooks/useReducedMotion';
import { withClass } from '../../ui/styles/withClass';

export interface BarNotice {
  id: string;
  title: string;
  text?: string;
}

interface NoticeBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  items: readonly BarNotice[];
  onOpen: (id: string) => void;
  /** Address of the page that lists all notices. */
  allHref: string;
  labels: { region: string; all: string; previous: string; next: string; pause: string; goOn: string };
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeNoticeBar: NoticeBarProps;
  }
}

/**
 * Scrolls the notices at 60 px a second and stops under the pointer. When paused, or with reduced motion, it shows one
 * notice at a time (HOME-02). While it scrolls, its
 * notices are not in the tab order; keyboard users pause it first.
 */
export function NoticeBar(given: NoticeBarProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeNoticeBar' });
  const { items, onOpen, allHref, labels, className, ...rest } = props;
  const still = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [shown, setShown] = useState(0);
  const oneByOne = still || paused;
  const item = items[shown % items.length];
  const move = (step: number) => setShown((shown + step + items.length) % items.length);
  return (
    <NoticeBarRoot
      aria-label={labels.region}
      {...rest}
      className={withClass(noticeBarClasses.root, className)}
      ownerState={{ ...props, still: oneByOne }}
    >
      <MegaphoneFillIcon className={noticeBarClasses.icon} fontSize={20} />
      {oneByOne ? (
        <div className={noticeBarClasses.window}>{item && <NoticeButton item={item} onOpen={onOpen} />}</div>
      ) : (
        <RunningNotices items={items} onOpen={onOpen} />
      )}
      <span className={noticeBarClasses.steps}>
        {oneByOne && items.length > 1 && (
          <>
            <IconButton label={labels.previous} onClick={() => move(-1)}>
              <CaretLeftIcon fontSize={16} />
            </IconButton>
            <IconButton label={labels.next} onClick={() => move(1)}>
              <CaretRightIcon fontSize={16} />
            </IconButton>
          </>
        )}
        <PauseButton paused={paused} onChange={setPaused} labels={labels} />
      </span>
      <span className={noticeBarClasses.all}>
        <Link href={allHref} tone="neutral">
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
    <div className={noticeBarClasses.window}>
      <div className={noticeBarClasses.track} ref={track}>
        <NoticeRow items={items} onOpen={onOpen} />
        <NoticeRow items={items} onOpen={onOpen} echo />
      </div>
    </div>
  );
}

function NoticeRow({ items, onOpen, echo }: Shown & { echo?: boolean }) {
  return (
    <ul className={noticeBarClasses.list} aria-hidden={echo} inert={echo}>
      {items.map((item) => (
        <li key={item.id} className={noticeBarClasses.item}>
          <NoticeButton item={item} onOpen={onOpen} tabIndex={-1} />
        </li>
      ))}
    </ul>
  );
}

interface NoticeButtonProps extends Pick<NoticeBarProps, 'onOpen'> {
  item: BarNotice;
  tabIndex?: number;
}

function NoticeButton({ item, onOpen, tabIndex }: NoticeButtonProps) {
  return (
    <button
      type="button"
      className={noticeBarClasses.button}
      tabIndex={tabIndex}
      title={`${item.title} ${item.text ?? ''}`.trim()}
      onClick={() => onOpen(item.id)}
    >
      <b className={noticeBarClasses.title}>{item.title}</b> {item.text}
    </button>
  );
}
