import { walkStories } from './stories/walkStories';

walkStories('others');
