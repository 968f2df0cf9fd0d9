import { expect } from '@playwright/test';
import { controlStories } from './controls/controlStories';
import { findCutControls } from './controls/findCutControls';
import { lostControls } from './controls/lostControls';
import { walkControls } from './controls/walkControls';
import { test } from './stories/storyTest';

/**
 * One page without a fault, then pages with one fault each. A control inside the window, inside its box and on top is
 * correct.
 */
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
      <button aria-expanded="false" style="width:120px">Notice<small style="display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">How its text begins</small></button>
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

const lost: Record<string, { body: string; fault: RegExp | null }> = {
  'has its edge as a shadow alone': {
    body: '<button style="border:0;box-shadow:inset 0 0 0 1px red">Log out</button>',
    fault: /button "Log out" has no edge/,
  },
  'is a field without an edge': {
    body: '<input name="amount" style="border:0;background:#eee">',
    fault: /input "amount" has no edge/,
  },
  'is chosen by its ground alone': {
    body: '<style>[role=tab] { border: 1px solid } [aria-selected=true] { background: gold }</style><button role="tab" aria-selected="true">Slots</button>',
    fault: /looks the same without aria-selected/,
  },
  'is ticked by its ground alone': {
    body: '<style>input { appearance: none; width: 20px; height: 20px; border: 1px solid } :checked { background: gold }</style><label><input type="checkbox" name="remember" checked>Remember</label>',
    fault: /input "remember" looks the same when it is not checked/,
  },
  'shows the focus by a shadow alone': {
    body: '<style>a { outline: none } :focus { box-shadow: 0 0 0 3px red }</style><a href="/pay">Pay</a>',
    fault: /a "Pay" does not show that it has the focus/,
  },
  'has an icon in a colour of its own': {
    body: '<button style="border:1px solid"><svg width="9" height="9"><path fill="#fff" d="M0 0h9v9z"/></svg>Close</button>',
    fault: /button "Close" has an icon in a colour of the page/,
  },
  'is no control, but a note whose frame was its ground': {
    body: '<div class="MarqueeNote-root" style="background:#eee">Wrong password</div>',
    fault: /MarqueeNote-root "Wrong password" has no edge/,
  },
  'is whole: edges, ticks and marks that the system draws too': {
    body: `<style>button { border: 1px solid red } [aria-pressed=true] { text-decoration: underline }</style>
      <button aria-pressed="true">Hot</button><input name="a"><label><input type="checkbox" checked>Remember</label>
      <a href="/x">Help</a><button><svg width="9" height="9"><path fill="currentColor" d="M0 0h9v9z"/></svg>Close</button>`,
    fault: null,
  },
};

test.describe('SOUND-05 the walk in forced colours finds a control that', () => {
  for (const [title, { body, fault }] of Object.entries(lost))
    test(title, async ({ page }) => {
      await page.setContent(`<!doctype html><body>${body}`);
      const found = (await lostControls(page)).map((one) => `${one.control} ${one.fault}`);
      if (fault === null) expect(found).toEqual([]);
      else expect(found).toContainEqual(expect.stringMatching(fault));
    });
});

walkControls(controlStories('heads'));
