import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { attackRun } from '../gateway/testing/deep/attackRun.ts';
import { startGateway } from '../gateway/main.ts';
import { operatorCommand } from '../gateway/operator/operatorCommand.ts';
import playwrightConfig from '../playwright.config.ts';
import { agentReports } from './agentReports.ts';
import { coldLoad } from './coldLoad.ts';
import { gamePace } from './gamePace.ts';
import { liveOdds } from './liveOdds.ts';
import { liveWinners } from './liveWinners.ts';
import { lobby } from './lobby.ts';
import { median } from './median.ts';
import { money } from './money.ts';
import { popupOpen } from './popupOpen.ts';
import { profiles } from './profiles.ts';
import { agentTable, attackLine, benchTable, medians, moneyTable, paceTable, talkTable } from './report.ts';
import { roomTalk } from './roomTalk.ts';
import { tabSwitch } from './tabSwitch.ts';

const ATTACK_ROUNDS = 10;

const help = `npm run bench -- [money|talk|odds|games|attack|agents] [--runs 5] [--brand aurora] [--keep]
With 'money' only the gateway's calls a second are measured, with 'talk' only the chat of live tables over 2,000
sockets, with 'odds' only the page of sports while prices come, with 'games' only frames and long tasks of each kind of
game, with 'attack' only how long a gateway is blocked by what an attacker sends, with 'agents' only reports on a line of a million members, as ratios to a bare query; without any
they are measured after the pages.
Loads home cold under each profile and compares the medians with the last records of bench/records.
Needs a build (npm run build). --keep writes the record there, also of 'talk' alone. Times differ from machine to machine: compare ratios.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    brand: { type: 'string', default: 'aurora' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(help);
  process.exit(0);
}

const say = (line) => process.stderr.write(`${line}\n`);

const records = join(import.meta.dirname, 'records');
mkdirSync(records, { recursive: true });

const heading = () => ({
  at: new Date().toISOString(),
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim(),
  load: loadavg()[0],
});

/** Writes a record with --keep; `part` names what alone was measured. */
const keep = (record, part = '') => {
  if (!values.keep) return;
  const name = `${record.at.slice(0, 10)}-${record.commit}${part}.json`;
  writeFileSync(join(records, name), `${JSON.stringify(record, null, 2)}\n`);
};

if (positionals[0] === 'money') {
  process.stdout.write(moneyTable(await money(say)));
  process.exit(0);
}
if (positionals[0] === 'agents') {
  process.stdout.write(agentTable(await agentReports(say)));
  process.exit(0);
}
if (positionals[0] === 'talk') {
  const record = { ...heading(), talk: await roomTalk(say) };
  process.stdout.write(talkTable(record.talk));
  keep(record, '-talk');
  process.exit(0);
}
const attacked = async () => {
  const { failed, ...sample } = await attackRun(ATTACK_ROUNDS);
  if (failed.length > 0) say(`The gateway failed:\n${failed.join('\n')}`);
  return sample;
};
if (positionals[0] === 'attack') {
  process.stdout.write(`${attackLine(await attacked())}\n`);
  process.exit(0);
}

// Of each measure the last record that has it.
const before = readdirSync(records)
  .filter((name) => name.endsWith('.json'))
  .toSorted()
  .map((name) => JSON.parse(readFileSync(join(records, name), 'utf8')))
  .reduce((all, record) => ({ ...all, ...record }), undefined);

const head = heading();
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const env = { PORT: '8390', LOG_LEVEL: 'error', ...process.env, DATA_DIR: dataDir };
const gateway = await startGateway({ env, log: say });
const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
const address = `http://${values.brand}.localhost:${env.PORT}/`;

const onlyOdds = async () => {
  const { commits, longestTask } = await liveOdds(browser, address);
  process.stdout.write(
    `${commits.toFixed(1)} commits a second, longest task ${Math.round(longestTask)} ms\n`,
  );
};

/** The one-time code with which the demo member is logged in. */
const handOver = async () => {
  const answers = [];
  const argv = ['member', 'handover', 'demo', '--brand', values.brand, '--json', '--yes'];
  const print = (text) => answers.push(text);
  await operatorCommand({ argv, dataDir, who: 'bench', print, complain: say, ask: undefined });
  return JSON.parse(answers.join(''))[0].code;
};

const pace = async () => gamePace(browser, { brand: values.brand, address, handover: await handOver() }, say);

const everything = async () => {
  // Fills the gateway's own caches.
  await coldLoad(browser, address, 'none');
  const samples = Object.fromEntries(Object.keys(profiles).map((profile) => [profile, []]));
  for (let run = 1; run <= Number(values.runs); run += 1)
    for (const profile of Object.keys(profiles)) {
      const sample = await coldLoad(browser, address, profile);
      samples[profile].push(sample);
      say(`${profile} ${run}/${values.runs}: FCP ${Math.round(sample.fcp)}, LCP ${Math.round(sample.lcp)}`);
    }
  const openings = [];
  const switches = [];
  for (let run = 1; run <= Number(values.runs); run += 1) {
    openings.push(await popupOpen(browser, address));
    switches.push(await tabSwitch(browser, address));
  }
  const record = {
    ...head,
    loginPopup: median(openings),
    tabSwitch: median(switches),
    lobby: await lobby(browser, address),
    winners: await liveWinners(browser, address),
    odds: await liveOdds(browser, address),
    games: await pace(),
    money: await money(say),
    talk: await roomTalk(say),
    attack: await attacked(),
    agents: await agentReports(say),
    pages: Object.fromEntries(
      Object.entries(samples).map(([profile, list]) => [`home ${profile}`, medians(list)]),
    ),
  };
  process.stdout.write(`${benchTable(record, before)}`);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/bench.json', JSON.stringify({ ...record, samples }, null, 2));
  keep(record);
};

try {
  const only = { odds: onlyOdds, games: async () => process.stdout.write(paceTable(await pace())) };
  await (only[positionals[0]] ?? everything)();
} finally {
  await browser.close();
  await gateway.close();
  rmSync(dataDir, { recursive: true, force: true });
}
