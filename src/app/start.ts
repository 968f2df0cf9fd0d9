import './nonce';
import '../../theme/fonts.css';
import { noteFirstAct } from '@/ui/onFirstAct';
import { afterHero } from './afterHero';

noteFirstAct();

const root = document.getElementById('root');
// Nearly every visit brings nothing, so the reader of addresses is fetched when there is something to take out.
const brings = /[?&#](token|state)=|#reset=/.test(location.href);

const start = async (): Promise<void> => {
  const arrival = brings
    ? (await import(/* webpackChunkName: "arrival" */ './takeArrival')).takeArrival()
    : {};
  await afterHero();
  const { main } = await import(/* webpackChunkName: "main" */ './main');
  if (root) main(root, arrival);
};

void start();
