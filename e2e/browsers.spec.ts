import { chromium } from './browsers/drivers/chromium';
import { firefox } from './browsers/drivers/firefox';
import { webkit } from './browsers/drivers/webkit';
import { deposit, withdraw } from './browsers/journeys/cashier';
import { chat } from './browsers/journeys/chat';
import { installed } from './browsers/journeys/installed';
import { language } from './browsers/journeys/language';
import { logIn } from './browsers/journeys/logIn';
import { lottery } from './browsers/journeys/lottery';
import { memberCentre } from './browsers/journeys/memberCentre';
import { phone } from './browsers/journeys/phone';
import { register } from './browsers/journeys/register';
import { slot } from './browsers/journeys/slot';
import { liveBet, parlay } from './browsers/journeys/sports';
import { test } from './browsers/browserTest';

const journeys = {
  register,
  logIn,
  deposit,
  withdraw,
  slot,
  liveBet,
  parlay,
  lottery,
  chat,
  language,
  memberCentre,
  installed,
  phone,
};

for (const browser of [chromium, firefox, webkit])
  for (const [name, { title, run, expectedFaults = [] }] of Object.entries(journeys))
    test.describe(browser.name, () => {
      test.use({ systemBrowser: browser, expectedFaults: [expectedFaults, { scope: 'test' }] });
      test(`FIX-07 ${title}, in ${browser.name}`, ({ session, site }) =>
        run(session, site, `${browser.name}${name}`.toLowerCase()));
    });
