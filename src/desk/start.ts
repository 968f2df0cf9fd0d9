import '@/config/nonce';
import '../../theme/fonts.css';
import '../../theme/forcedColours.css';
import { main } from './main';

const root = document.getElementById('root');
if (root) void main(root);
