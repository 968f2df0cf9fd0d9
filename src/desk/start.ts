import '@/config/nonce';
import '../../theme/fonts.css';
import '../../theme/forcedColours.css';
import { ignoreComposingKeys } from '@/ui/hooks/ignoreComposingKeys';
import { main } from './main';

ignoreComposingKeys();

const root = document.getElementById('root');
if (root) void main(root);
