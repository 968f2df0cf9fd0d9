import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtStorybook } from '../stories/storyCases';

export interface ControlStory {
  id: string;
  title: string;
  name: string;
}

/** The header of every page, for a guest and for a member. */
const heads = ['screens-frame-frameheader--guest', 'screens-frame-frameheader--member'];

/** Whole pages, and features shown as one: a centre's page, a dialog, a bubble. */
const isWhole = ({ title }: ControlStory) =>
  title.startsWith('screens/') || /^features\/.*(Page|Modal|Dialog|Bubble|Popup)$/i.test(title);

/** The stories whose controls are checked: either the headers, or every page and dialog in every state. */
export function controlStories(walk: 'heads' | 'whole'): ControlStory[] {
  const { entries } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8')) as {
    entries: Record<string, ControlStory & { type: 'story' | 'docs' }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return stories.filter((story) => (walk === 'heads' ? heads.includes(story.id) : isWhole(story)));
}
