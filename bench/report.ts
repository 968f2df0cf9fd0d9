import type { AgentSample } from './agentReports.ts';
import type { AttackSample } from '../gateway/testing/deep/attackRun.ts';
import { measures, type Sample } from './coldLoad.ts';
import type { FloodSample } from './liveFlood.ts';
import type { LobbySample } from './lobby.ts';
import type { PaceSample } from './gamePace.ts';
import { median } from './median.ts';
import type { RoomTalkSample, TalkSample } from './roomTalk.ts';
import { moneyLimits, type MoneySample } from './moneyLimits.ts';

export interface BenchRecord {
  readonly at: string;
  readonly commit: string;
  /** Load average of the machine before the first run. The lower it is, the more reliable the times are. */
  readonly load: number;
  /** Milliseconds until the log-in popup shows for the first time, with the processor slowed four times. */
  readonly loginPopup: number;
  /** Milliseconds until a tab of twenty games shows again, with the processor slowed four times. */
  readonly tabSwitch: number;
  /** The slots lobby; older records do not have it. */
  readonly lobby?: LobbySample;
  /** The home page while wins arrive on the socket. */
  readonly winners?: FloodSample;
  /** The sports page while prices arrive on the socket. */
  readonly odds?: FloodSample;
  /** Games by kind, on a phone with the processor slowed four times. */
  readonly games?: Readonly<Record<string, PaceSample>>;
  /** Calls a second that a gateway answers, by kind of call. */
  readonly money?: MoneySample;
  /** Reports on a line of a million members, as ratios to a bare query. */
  readonly agents?: AgentSample;
  /** Talk of live tables: one large room, and many small ones. */
  readonly talk?: RoomTalkSample;
  /** A gateway under attack: hostile requests to each of its calls. */
  readonly attack?: Omit<AttackSample, 'failed'>;
  /** Medians by page and profile. */
  readonly pages: Readonly<Record<string, Sample>>;
}

export const medians = (samples: readonly Sample[]): Sample =>
  Object.fromEntries(measures.map((name) => [name, median(samples.map((sample) => sample[name]))])) as Sample;

const written = (name: (typeof measures)[number], value: number): string =>
  name === 'cls' ? value.toFixed(4) : String(Math.round(value));

const change = (now: number, before: number | undefined): string =>
  before === undefined || before === 0 ? '' : ` (${(now / before).toFixed(2)}×)`;

const lobbyLine = ({ elements, key, heap, nodes, listeners }: LobbySample): string =>
  `Lobby: ${elements} elements at most, slowest key at 4x ${Math.round(key)} ms; a hundred changes of category leave ` +
  `${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`;

const floodLine = (what: string, { commits, longestTask }: FloodSample): string =>
  `${what} at 500 a second: ${commits.toFixed(1)} commits a second, longest task ${Math.round(longestTask)} ms`;

const talkRow = (what: string, sample: TalkSample): string =>
  `| ${what} | ${sample.sockets} | ${sample.sent} | ${sample.refused} | ${sample.lost} | ${sample.doubled} | ` +
  `${sample.reordered} | ${Math.round(sample.p50)} | ${Math.round(sample.p99)} |`;

/** What sockets heard of the talk of live tables; nothing may be lost, doubled or reordered. */
export const talkTable = ({ oneRoom, manyRooms }: RoomTalkSample): string =>
  [
    '| talk | sockets | sent | refused | lost | doubled | reordered | p50 ms | p99 ms |',
    `|${'---|'.repeat(9)}`,
    talkRow('one room', oneRoom),
    talkRow('200 rooms of ten', manyRooms),
    '',
  ].join('\n');

/** Frames a second and the longest task of each kind of game. */
export const paceTable = (games: Readonly<Record<string, PaceSample>>): string =>
  [
    '| game at 4x | frames a second | longest task ms |',
    '|---|---|---|',
    ...Object.entries(games).map(
      ([name, { frames, longestTask }]) => `| ${name} | ${frames.toFixed(0)} | ${Math.round(longestTask)} |`,
    ),
    '',
  ].join('\n');

const ATTACK_LIMIT = 50;

/** The longest time for which the event loop was blocked, with its limit. */
export const attackLine = (sample: Omit<AttackSample, 'failed'>): string =>
  `Attack: longest block ${Math.round(sample.longestBlock)} ms by the clock, ${Math.round(sample.longestWork)} ms of ` +
  `processor (at most ${ATTACK_LIMIT}), garbage ${Math.round(sample.longestCollection)} ms; memory ` +
  `${Math.round(sample.before / 1e6)} to ${Math.round(sample.peak / 1e6)} MB; ${sample.answered} answers, ` +
  `${sample.unanswered} cut`;

const names = Object.keys(moneyLimits) as (keyof typeof moneyLimits)[];

/** Calls a second, with their limits. */
export const moneyTable = (sample: MoneySample): string =>
  [
    '| call | a second | at least | p99 ms | at most | failed |',
    `|${'---|'.repeat(6)}`,
    ...names.map((name) => {
      const { perSecond, p99, failed } = sample[name];
      const { perSecond: least, p99: most } = moneyLimits[name];
      return `| ${name} | ${Math.round(perSecond)} | ${least} | ${Math.round(p99)} | ${most ?? ''} | ${failed} |`;
    }),
    '',
  ].join('\n');

/** How many times as long as a bare query reports take; the factor in brackets compares with the previous record. */
export const agentTable = (sample: AgentSample, before: AgentSample | undefined): string =>
  [
    '| report on a line of a million | times a bare query |',
    '|---|---|',
    ...Object.entries(sample).map(
      ([name, ratio]) => `| ${name} | ${ratio.toFixed(1)}${change(ratio, before?.[name])} |`,
    ),
    '',
  ].join('\n');

/** A table in Markdown; the factor in brackets compares with the previous record. */
export const benchTable = (record: BenchRecord, before: BenchRecord | undefined): string =>
  [
    `${record.at}, commit ${record.commit}, load average ${record.load.toFixed(1)}; medians; bytes and milliseconds`,
    '',
    `| page | ${measures.join(' | ')} |`,
    `|${'---|'.repeat(measures.length + 1)}`,
    ...Object.entries(record.pages).map(
      ([page, sample]) =>
        `| ${page} | ${measures
          .map((name) => written(name, sample[name]) + change(sample[name], before?.pages[page]?.[name]))
          .join(' | ')} |`,
    ),
    '',
    `Login popup, first open at 4x: ${Math.round(record.loginPopup)} ms${change(record.loginPopup, before?.loginPopup)}`,
    `Back to a tab of twenty games at 4x: ${Math.round(record.tabSwitch)} ms${change(record.tabSwitch, before?.tabSwitch)}`,
    ...(record.lobby ? [lobbyLine(record.lobby)] : []),
    ...(record.winners ? [floodLine('Winners', record.winners)] : []),
    ...(record.odds ? [floodLine('Odds', record.odds)] : []),
    ...(record.attack ? [attackLine(record.attack)] : []),
    '',
    ...(record.games ? [paceTable(record.games)] : []),
    ...(record.talk ? [talkTable(record.talk)] : []),
    ...(record.money ? [moneyTable(record.money)] : []),
    ...(record.agents ? [agentTable(record.agents, before?.agents)] : []),
  ].join('\n');
