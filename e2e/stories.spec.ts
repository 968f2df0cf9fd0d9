import { expect } from '@playwright/test';
import { measureStock } from './stories/measureStock';
import { test } from './stories/storyTest';
import { walkStories } from './stories/walkStories';

test('WL-05 a whole run of Chromatic takes fewer than 1,700 snapshots', async ({ stories }) => {
  expect(await stories.countSnapshots()).toBeLessThan(1_700);
});

walkStories('stories');
measureStock();
