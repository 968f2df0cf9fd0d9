import { expect } from '@playwright/test';
import { controlStories } from './controls/controlStories';
import { findCutControls } from './controls/findCutControls';
import { walkControls } from './controls/walkControls';
import { test } from './stories/storyTest';

/** Pages with one fault each, and one without: what is in the window, in its box and on top is no fault. */
const pages: Record<string, { body: string; fault: RegExp | null }> = {
  'stands out of the window': {
    body: '<div style="overflow:clip"><button style="margin-left:280px;width:80px">Out</button></div>',
    fault: /button "Out" stands out of the window: \d+ to \d+ of 320/,
  },
  'is cut by the box around it': {
    body: '<p style="overflow:hidden;width:100px;height:40px"><a href="/x" style="display:block;width:160px">Log out</a></p>',
    fault: /a "Log out" is cut across by p/,
  },
  'lies under another part': {
    body: '<button style="width:90px;height:40px">Deposit</button><div style="position:absolute;top:0;left:60px;width:90px;height:90px"></div>',
    fault: /button "Deposit" is covered by div/,
  },
  'stays under the foot of the page at its very end': {
    body: '<div style="height:900px"></div><button>Last</button><nav style="position:fixed;inset:auto 0 0;height:72px">foot</nav>',
    fault: /button "Last" is covered by nav "foot"/,
  },
  'has its text cut off': {
    body: '<button style="width:60px;overflow:hidden;white-space:nowrap">Rút tiền về ngân hàng</button>',
    fault: /its text is cut: "Rút tiền/,
  },
  'ends its text in three dots, and says it nowhere': {
    body: '<button style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Rút tiền về ngân hàng</button>',
    fault: /its text is cut: "Rút tiền/,
  },
  'has text that stands out of it': {
    body: '<button style="width:60px;white-space:nowrap;padding:0;text-align:left">Rút tiền về ngân hàng</button>',
    fault: /its text stands out of it: "Rút tiền/,
  },
  'is whole: scrolled to, in a strip, explained by a title, or out of sight': {
    body: `
      <div style="overflow-x:auto;width:200px"><button style="margin-left:500px">Far</button></div>
      <div style="overflow:hidden;width:100px" class="swiper"><a href="/x" style="margin-left:300px">Next</a></div>
      <button title="Rút tiền về" style="width:40px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Rút tiền về</button>
      <label><input type="checkbox" style="opacity:0;position:absolute">Remember</label>
      <button style="visibility:hidden;margin-left:900px">Nowhere</button>
      <a href="#content" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Skip</a>
      <div style="height:900px"></div><button>Low</button>`,
    fault: null,
  },
};

test.describe('SOUND-05 the walk over controls finds one that', () => {
  for (const [title, { body, fault }] of Object.entries(pages))
    test(title, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.setContent(`<!doctype html><body style="margin:0">${body}`);
      const found = (await page.evaluate(findCutControls)).map((one) => `${one.control} ${one.fault}`);
      if (fault === null) expect(found).toEqual([]);
      else expect(found).toEqual([expect.stringMatching(fault)]);
    });
});

walkControls(controlStories('frame'));
