import './nonce';
import '../../theme/fonts.css';
import { noteFirstAct } from '@/ui/onFirstAct';
import { afterHero } from './afterHero';

noteFirstAct();

const root = document.getElementById('root');
// Nearly every visit brings nothing, so the reader of addresses is fetched when there is something to take out.
const brings = /[?&#](token|state)=|#reset=/.test(location.href);

/** The browser paints and listens between two pieces of a start that would be one long task. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

const start = async (): Promise<void> => {
  const arrival = brings
    ? (await import(/* webpackChunkName: "arrival" */ './takeArrival')).takeArrival()
    : {};
  await afterHero();
  await import(/* webpackChunkName: "main" */ 'react-dom/client');
  await breathe();
  await import(/* webpackChunkName: "main" */ '#theme/theme');
  await breathe();
  const { main } = await import(/* webpackChunkName: "main" */ './main');
  await breathe();
  if (root) main(root, arrival);
};

void start();
