import '@/config/nonce';
import '../../theme/fonts.css';
import '../../theme/forcedColours.css';
import { ignoreComposingKeys } from '@/ui/hooks/ignoreComposingKeys';
import { noteFirstAct } from '@/ui/hooks/onFirstAct';
import { surviveTranslation } from '@/ui/hooks/surviveTranslation';
import type { Arrival } from '@/domain/arrival';
import { afterHero } from './afterHero';
import { finishMovedPress } from './finishMovedPress';
import { keepEarlyPress } from './keepEarlyPress';

ignoreComposingKeys();
surviveTranslation();
noteFirstAct();

const root = document.getElementById('root');
const pressAgain = root && keepEarlyPress(root);
if (root) finishMovedPress(root);
// Few visits have secrets in their address, so the code that removes them loads only if there are some.
const brings = /[?&#](token|state)=|#(reset|activate)=/.test(location.href);

/** Lets the browser paint and handle input between two steps, which would otherwise form one long task. */
const breathe = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let arrival: Arrival | undefined;

const start = async (): Promise<void> => {
  arrival ??= brings ? (await import(/* webpackChunkName: "arrival" */ './takeArrival')).takeArrival() : {};
  await afterHero();
  await import(/* webpackChunkName: "main" */ 'react-dom/client');
  await breathe();
  await import(/* webpackChunkName: "main" */ '#theme/theme');
  await breathe();
  const { main } = await import(/* webpackChunkName: "main" */ './main');
  await breathe();
  if (root) main(root, arrival);
  pressAgain?.();
};

const pause = 3000;

/** Retries a failed chunk. If a deploy has removed the files of the page, it reloads the page (SYS-12). */
const begin = async (tries = 3): Promise<void> => {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error;
    await breathe(pause);
    if (tries > 0) return begin(tries - 1);
    // Reload only if the server answers.
    return fetch('').then(
      () => location.reload(),
      () => begin(),
    );
  }
};

void begin();
