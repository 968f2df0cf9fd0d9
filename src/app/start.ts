import './nonce';
import '../../theme/fonts.css';
import { afterHero } from './afterHero';
import { takeArrival } from './takeArrival';

const root = document.getElementById('root');
const arrival = takeArrival();

const start = async (): Promise<void> => {
  await afterHero();
  const { main } = await import(/* webpackChunkName: "main" */ './main');
  if (root) main(root, arrival);
};

void start();
