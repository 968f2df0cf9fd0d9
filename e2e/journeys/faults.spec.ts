import type { Locator, Page } from '@playwright/test';
import { endpoints, type EndpointName } from '#contract/endpoints';
import { carriedCalls } from '#contract/firstCalls';
import { sessionKeys } from '../../src/config/storageKeys';
import { fail, faults, type Fault } from '../support/faults';
import { AS_AGENT, faultCases, type FaultCase } from '../support/faultTable';
import { logInToPlaces, turnToPlace, type Places } from '../support/places';
import { corruptAnswers, corruptDocument } from '../support/corruptAnswers';
import { expect, test as base } from '../support/test';

/** `npm run check:deep -- faults` runs the whole grid; `npm test` runs this many cases, each with another call. */
const isDeep = process.env['FAULTS'] === 'all';
const briefly = 29;
/** Tested separately: the session ends and the page offers the log-in instead (SYS-09). */
const endsSession: Fault = '401';
/** Takes as long as the page's own timeout. */
const patience: Fault = 'hang';
/** Milliseconds for a call with one case per value, each case in a page of its own. */
const everyValue = 1_200_000;
const quick = faults.filter((fault) => fault !== endsSession && fault !== patience);
/** Calls without a session cannot lose one. */
const ofSession = faultCases.filter(({ name }) => endpoints[name].token);

interface Fixtures {
  /** Opens an address where these calls are made, in a tab that already has the session in its storage. */
  open: (at: string, calls: readonly EndpointName[]) => Promise<Locator>;
}

interface Tab {
  readonly page: Page;
  /** Paths that the shown document has asked for: what they answered is in its memory. */
  readonly asked: Set<string>;
  /** Whose session the shown document has. */
  session?: string;
}

/** The member logs in once per worker. Its single tab runs all cases, so that cached data need not be fetched again. */
const test = base.extend<Fixtures, { known: { places?: Places }; tab: Tab }>({
  known: [async ({}, use) => use({}), { scope: 'worker' }],
  tab: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId, contextOptions, serviceWorkers } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(locale && { locale }),
        ...(serviceWorkers && { serviceWorkers }),
        ...(timezoneId && { timezoneId }),
      });
      const page = await context.newPage();
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).pathname));
      await use({ page, asked });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: ({ tab }, use) => use(tab.page),
  open: async ({ page, site, known, tab }, use) => {
    const { memberToken, agentToken, agentContract, addressOf, tokenFor } = (known.places ??=
      await logInToPlaces(page, site));
    await page.addInitScript(
      ([key, ofMember, ofAgent, asAgent, kept, panel, opened, contract]) => {
        if (!location.protocol.startsWith('http')) return;
        sessionStorage.setItem(key, location.search.includes(asAgent) ? ofAgent : ofMember);
        // Data that the tab cached in an earlier case would replace the answer that has to fail.
        sessionStorage.removeItem(kept);
        sessionStorage.removeItem(panel);
        sessionStorage.setItem(opened, contract);
      },
      [
        sessionKeys.token,
        memberToken,
        agentToken,
        AS_AGENT,
        sessionKeys.merchantWallet,
        sessionKeys.supportPanel,
        sessionKeys.contractPopup,
        agentContract,
      ] as const,
    );
    await use(async (at, calls) => {
      const address = addressOf(at);
      const session = tokenFor(at);
      const isKept = tab.session === session && !calls.some((name) => tab.asked.has(endpoints[name].path));
      if (isKept) {
        await turnToPlace(page, address);
      } else {
        tab.asked.clear();
        tab.session = session;
        await page.goto(site.address('aurora', address), { waitUntil: 'domcontentloaded' });
      }
      // The dialog on top of the page, otherwise the page.
      return /[?&](centre|modal)=/.test(at) ? page.getByRole('dialog') : page.getByRole('main');
    });
  },
});

const retries = (place: Page | Locator): Locator =>
  place.getByRole('alert').getByRole('button', { name: 'Thử lại' });

const theHeader = (page: Page): Locator => page.getByRole('banner', { includeHidden: true });

/** Also accepts network errors of the previous case, because the tab is the same. */
const ofTheLine = [/Failed to load resource/, /ERR_/, /WebSocket/];
test.use({ expectedComplaints: { patterns: ofTheLine } });

/**
 * The component shows the error in its own place, the rest of the page works, and one press of the retry button loads
 * the data.
 */
const staysWhole = async (
  page: Page,
  open: Fixtures['open'],
  { name, row }: FaultCase,
  fault: Fault,
): Promise<void> => {
  const failing = await fail(page, name, fault);
  const place = await open(row.at, [name]);
  await expect(place).toBeVisible();
  await expect.poll(failing.asked).toBeGreaterThan(0);
  // A draw in the meantime makes the page fetch its lotteries again, and the page's timeout starts again.
  await expect(retries(place)).toHaveCount(row.kind === 'read' ? 1 : 0, {
    timeout: fault === patience ? 60_000 : 30_000,
  });
  await expect(theHeader(page)).toBeVisible();
  await failing.end();
  // The button is gone if the page has already retried by itself.
  if (row.kind === 'read')
    await retries(place)
      .click({ timeout: 5_000 })
      .catch(() => undefined);
  await expect(retries(place)).toHaveCount(0);
  await expect(place).not.toBeEmpty();
};

const grid = faultCases.flatMap((one) =>
  [...quick, patience, ...(ofSession.includes(one) ? [] : [endsSession])].map((fault) => ({ one, fault })),
);
// A step of a prime number, so that neighbouring rows of the table get different faults.
const brief = Array.from({ length: briefly }, (_, index) => ({
  one: faultCases[(index * 7) % faultCases.length],
  fault: quick[index % quick.length],
})).flatMap(({ one, fault }) => (one && fault ? [{ one, fault }] : []));

/** A brief run meets each fault once, and a few pages with wrong values. */
const beyond = (first: number, index: number) => ({ tag: index < first || isDeep ? [] : ['@wide'] });

for (const [index, { one, fault }] of (isDeep ? grid : brief).entries())
  test(
    `ERR-04 ${one.name} ${fault}: the page stays whole and one press recovers it`,
    beyond(quick.length, index),
    async ({ page, open }) => {
      test.slow(fault === patience);
      await staysWhole(page, open, one, fault);
    },
  );

const isFailure = (costs: string | undefined, kind: string): boolean => costs === 'answer' && kind === 'read';

interface SpoiltCase extends FaultCase {
  /** Which of its values is replaced. */
  readonly turn: number;
}

/** Puts a wrong value into the answer of each case. Answers whether there was a value to replace. */
const livesWithout = async (
  page: Page,
  open: Fixtures['open'],
  at: string,
  cases: readonly SpoiltCase[],
): Promise<boolean> => {
  const spoilt = await Promise.all(
    cases.map(async ({ name, row, turn }) => ({
      kind: row.kind,
      ...(await corruptAnswers(page, name, turn, isDeep)),
    })),
  );
  const place = await open(
    at,
    cases.map(({ name }) => name),
  );
  await expect(place).toBeVisible();
  for (const { asked } of spoilt) await expect.poll(asked).toBeGreaterThan(0);
  const wrong = spoilt.flatMap((one) => one.wrong() ?? []);
  const failures = spoilt.filter((one) => isFailure(one.wrong()?.costs, one.kind));
  await test.step(JSON.stringify(wrong), async () => {
    // Answers that are shown in one place fail together.
    if (failures.length > 0) await expect(retries(place).first()).toBeVisible();
    await expect.poll(() => retries(place).count()).toBeLessThanOrEqual(failures.length);
    await expect(theHeader(page)).toBeVisible();
    await expect(place).not.toBeEmpty();
  });
  for (const { end } of spoilt) await end();
  return wrong.length > 0;
};

/** The cases of each page: one load shows them all, each with another value. */
const pages = Map.groupBy(
  faultCases.map((one, turn) => ({ ...one, turn })),
  ({ row }) => row.at,
);

if (isDeep)
  for (const one of faultCases)
    test(`SOUND-04 ${one.name} with one wrong value: what it stands in is left out, the rest lives`, async ({
      page,
      open,
    }) => {
      test.setTimeout(everyValue);
      for (let turn = 0; await livesWithout(page, open, one.row.at, [{ ...one, turn }]); turn += 1);
    });
else
  for (const [index, [at, cases]] of [...pages].entries()) {
    const names = cases.map(({ name }) => name).join(', ');
    test(
      `SOUND-04 ${names} with one wrong value each: what they stand in is left out, the rest lives`,
      beyond(4, index),
      async ({ page, open }) => {
        await livesWithout(page, open, at, cases);
      },
    );
  }

/** The regions of the home page that show the calls below. */
const regions = ['Trận đấu nổi bật', 'Khuyến mãi', 'Người thắng mới'];

// Each case has a tab of its own; data cached by an earlier case would replace the answer.
base.describe('home', () => {
  base.use({ expectedComplaints: { patterns: ofTheLine } });
  for (const [index, name] of ([...carriedCalls, 'winners'] as const).entries())
    base(
      `SOUND-04 ${name} with one wrong value, in the document or by call: home stands, and reports it`,
      beyond(1, index),
      async ({ page, site }) => {
        if (isDeep) base.setTimeout(everyValue);
        for (let turn = 0; turn === 0 || isDeep; turn += 1) {
          const put = name === 'winners' ? corruptAnswers : corruptDocument;
          const spoilt = await put(page, name, isDeep ? turn : index, isDeep);
          const reports: string[] = [];
          page.on('request', (request) => reports.push(request.postData() ?? ''));
          await page.goto(site.address('aurora'), { waitUntil: 'domcontentloaded' });
          await expect.poll(spoilt.asked).toBeGreaterThan(0);
          const wrong = spoilt.wrong();
          if (turn === 0) expect(wrong).toBeDefined();
          await base.step(JSON.stringify(wrong ?? 'all were tried'), async () => {
            await expect(theHeader(page)).toBeVisible();
            if (wrong?.costs !== 'answer')
              for (const region of regions)
                await expect(page.getByRole('region', { name: region, exact: true }).first()).toBeVisible();
            if (wrong)
              await expect
                .poll(() => reports.some((text) => text.includes('"kind":"answer"') && text.includes(name)))
                .toBe(true);
          });
          await spoilt.end();
          if (wrong === undefined) break;
          // A session fetches the winners once.
          await page.evaluate(() => sessionStorage.clear());
        }
      },
    );
});

for (const { name, row } of isDeep ? ofSession : ofSession.filter((one) => one.name === 'betRecord'))
  test(`SYS-09 ${name} ${endsSession}: the session is over, which is said over the page that stays`, async ({
    page,
    open,
  }) => {
    const failing = await fail(page, name, endsSession);
    await open(row.at, [name]);
    const login = page.getByRole('dialog', { name: 'Đăng nhập' });
    await expect(login).toContainText('Phiên đăng nhập đã kết thúc');
    await failing.end();
    await expect(page.getByRole('main', { includeHidden: true })).not.toBeEmpty();
  });
