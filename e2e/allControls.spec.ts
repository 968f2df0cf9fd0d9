import { controlStories } from './controls/controlStories';
import { walkControls } from './controls/walkControls';

walkControls(controlStories('whole'));
