import { expect } from '@playwright/test';
import { measureStock } from './stories/measureStock';
import { test } from './stories/storyTest';
import { walkStories } from './stories/walkStories';

// Chromatic bills by the snapshot: most states need one brand on one screen.
test('WL-05 a run of Chromatic takes fewer than five snapshots for four stories', async ({ stories }) => {
  const snapshots = await stories.countSnapshots();
  expect(snapshots.reduce((sum, count) => sum + count, 0)).toBeLessThan(snapshots.length * 1.25);
});

walkStories('stories');
measureStock();
