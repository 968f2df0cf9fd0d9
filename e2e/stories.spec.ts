import { expect } from '@playwright/test';
import { comparePicture, pictureKey } from './stories/comparePicture';
import { modeKey, storyCases } from './stories/storyCases';
import type { StoryResult } from './stories/StoryPage';
import { test } from './stories/storyTest';

// The audit brand is all one colour: it shows what has a colour of its own, and cannot have contrast.
const readable = (brand: string) => brand !== 'audit';

const barriers = ({ reporters }: StoryResult) =>
  reporters
    .filter(({ type }) => type === 'a11y')
    .flatMap(({ result }) => result.violations ?? [])
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html}\n  ${failureSummary ?? ''}`).join('\n  ')}`,
    );

// An answer that a story lets fail is named by the browser, as is the picture that no host has. They may come late,
// when the next story is shown already. A call that no story knows is named by the worker, and is a fault.
const meant = /Failed to load resource.*\/((wps|lgw|lotto)\/|samples\/nothing-here)/;

for (const { id, name, mode, pictured } of storyCases()) {
  test(`${name} in ${modeKey(mode)}`, async ({ stories, browser }, testInfo) => {
    const { result, faults, requirements } = await stories.show(id, mode);
    for (const requirement of requirements)
      testInfo.annotations.push({ type: 'requirement', description: requirement });

    const unexpected = faults.filter((fault) => !meant.test(fault));
    expect(unexpected).toEqual([]);
    if (readable(mode.brand)) {
      expect(barriers(result)).toEqual([]);
      expect(result.status).toBe('success');
    }
    if (!pictured) return;

    const comparison = comparePicture(
      `${id}--${modeKey(mode)}`,
      await stories.shoot(),
      pictureKey(browser.version()),
    );
    if (comparison.outcome === 'not compared')
      testInfo.annotations.push({ type: 'not compared', description: comparison.reason });
    if (comparison.outcome === 'changed')
      testInfo.annotations.push({ type: 'picture changed', description: comparison.files.diff });
    expect(['same', 'stored', 'not compared'], 'UPDATE_PICTURES=1 stores a picture that is meant').toContain(
      comparison.outcome,
    );
  });
}
