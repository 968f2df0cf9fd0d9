import { walkStories } from './stories/walkStories';

walkStories('brands');
