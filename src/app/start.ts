import './nonce';
import '../../theme/fonts.css';
import { afterHero } from './afterHero';

const root = document.getElementById('root');

const start = async (): Promise<void> => {
  await afterHero();
  const { main } = await import(/* webpackChunkName: "main" */ './main');
  if (root) main(root);
};

void start();
