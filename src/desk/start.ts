import '@/config/nonce';
import '../../theme/fonts.css';
import '../../theme/forcedColours.css';
import { ignoreComposingKeys } from '@/ui/hooks/ignoreComposingKeys';
import { surviveTranslation } from '@/ui/hooks/surviveTranslation';
import { main } from './main';

ignoreComposingKeys();
surviveTranslation();

const root = document.getElementById('root');
if (root) void main(root);
