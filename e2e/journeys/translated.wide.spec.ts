import type { Locator, Page } from '@playwright/test';
import { sessionKeys } from '../../src/config/storageKeys';
import { AS_AGENT, faultCases, lightPage } from '../support/faultTable';
import { logInToPlaces, turnToPlace } from '../support/places';
import { expect, test } from '../support/test';
import { waitForTopic } from '../support/waitForTopic';

/** Translates as browsers do: each text is replaced by elements of the translator, and so is each one that comes later. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    if (window.top !== window) return;
    const replace = (text: Text): void => {
      const parent = text.parentElement;
      if (parent === null || text.data.trim() === '' || parent.closest('script, style, font, textarea'))
        return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const walk = (root: Node): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replace(text);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (node instanceof Text) replace(node);
          else walk(node);
        }
    }).observe(document, { childList: true, subtree: true });
  });

const isWhole = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main', { includeHidden: true })).toBeAttached();
  await expect(page.getByText('Đã có lỗi xảy ra')).toHaveCount(0);
};

/** Chooses each tab, opens each section and types into each field of a page, which replaces most of its texts. */
const useEverything = async (place: Locator): Promise<void> => {
  // What a page shows while it loads leaves by itself.
  const unlessGone = (act: (limit: { timeout: number }) => Promise<void>): Promise<void> =>
    act({ timeout: 5_000 }).catch(() => undefined);
  for (const tab of await place.getByRole('tab', { selected: false, disabled: false }).all())
    await unlessGone((limit) => tab.click(limit));
  for (const section of await place.locator('summary').all())
    await unlessGone((limit) => section.click(limit));
  for (const field of await place.getByRole('textbox', { disabled: false }).all())
    for (const text of ['1', '']) await unlessGone((limit) => field.fill(text, limit));
};

// This translator is there before React hydrates, which each page reports, and more of them than the gateway takes.
test.use({ expectedComplaints: { patterns: [/429 .*\/wps\/report/] } });

test.describe('a page that the browser translates', () => {
  test('FIX-01 sports keep their page while prices move', async ({ page, site }) => {
    await translate(page);
    const prices = waitForTopic(page, 'odds');
    await page.goto(site.address('aurora', '/sports'));
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.mouse.move(10, 10);
    for (let times = 0; times < 5; times += 1) await prices();
    // The first match may be near its end, with its markets closed.
    await page.getByRole('article').getByRole('button', { disabled: false }).first().click();
    for (let times = 0; times < 3; times += 1) await prices();
    await isWhole(page);
  });

  test('FIX-01 the search keeps its page while results come and go', async ({ page, site }) => {
    await translate(page);
    await page.goto(site.address('aurora', '/rng?modal=search'));
    const words = page.getByRole('combobox', { name: 'Tìm trò chơi' });
    for (const text of ['rong', 'khong co gi nhu vay', '', 'nova', '']) await words.fill(text);
    await isWhole(page);
  });

  test('FIX-01 pages and dialogs open in turn', async ({ page, site }) => {
    await translate(page);
    for (const path of ['/', '/live', '/lott', '/promotions', '/help', '/news', '/pointMall', '/down']) {
      await page.goto(site.address('aurora', path));
      await isWhole(page);
    }
    for (const modal of ['login', 'register', 'forgotPassword']) {
      await page.goto(site.address('aurora', `/${modal}`));
      await expect(page.getByRole('dialog').first()).toBeVisible();
      await isWhole(page);
    }
  });

  test('FIX-01 every page and dialog of a member and of an agent lives on', async ({ page, site }) => {
    test.setTimeout(1_200_000);
    const { memberToken, agentToken, agentContract, addressOf, tokenFor } = await logInToPlaces(page, site);
    await translate(page);
    for (const token of [memberToken, agentToken]) {
      await page.evaluate(
        ([key, value, opened, contract]) => {
          sessionStorage.setItem(key, value);
          sessionStorage.setItem(opened, contract);
        },
        [sessionKeys.token, token, sessionKeys.contractPopup, agentContract] as const,
      );
      await page.goto(site.address('aurora', lightPage));
      const places = new Set(faultCases.map(({ row }) => row.at).filter((at) => tokenFor(at) === token));
      for (const at of places)
        await test.step(at, async () => {
          await turnToPlace(page, addressOf(at).replace(`${AS_AGENT}&`, ''));
          const place = page.getByRole(/[?&](centre|modal)=/.test(at) ? 'dialog' : 'main').last();
          await expect(place).not.toBeEmpty();
          await useEverything(place);
          await isWhole(page);
        });
    }
  });
});
