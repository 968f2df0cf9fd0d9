import type { TableStream } from '../../engine/gameWire.ts';
import { element } from '../element.ts';
import { wantsStillness } from '../motion.ts';

/** Milliseconds after which a stream that does not play is given up. */
const TIMEOUT_MS = 15_000;

/**
 * Plays a table's video in the presenter's place once it runs. Until then, after it fails, and for a player who wants no
 * motion, the presenter is there.
 */
export const tableVideo = (
  stream: TableStream | undefined,
  place: Element,
  /** Carries `data-video` while the video is seen. */
  scene: Element,
  pause: (milliseconds: number) => Promise<void>,
): void => {
  if (stream === undefined || wantsStillness()) return;
  const video = element('video', {
    className: 'table-video',
    muted: true,
    autoplay: true,
    playsInline: true,
    attributes: { 'aria-hidden': 'true' },
  });
  let plays = false;
  let end: (() => void) | undefined;
  let isOver = false;
  const failed = (): void => {
    isOver = true;
    scene.removeAttribute('data-video');
    end?.();
    video.remove();
  };
  video.addEventListener('playing', () => {
    plays = true;
    video.classList.add('plays');
    scene.setAttribute('data-video', '');
  });
  video.addEventListener('error', failed);
  const begin = async (): Promise<void> => {
    const { playStream } = await import(/* webpackChunkName: "stream" */ './streamPlayer.ts');
    // With its styles: a browser begins to play what is on the page, so it lies there unseen until it plays.
    place.prepend(video);
    end = await playStream(stream, video, failed);
    if (isOver) end();
    await pause(TIMEOUT_MS);
    if (!plays && !isOver) failed();
  };
  void begin().catch(failed);
};
