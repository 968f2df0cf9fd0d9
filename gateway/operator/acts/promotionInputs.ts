import { gameTypes, type GameType } from '#contract/constants';
import type { Currency } from '#contract/money';
import { isSiteLink } from '#contract/sitePaths';
import { promotionActions, promotionCategories, promotionPeriods } from '#contract/promotions';
import { isBoundedHtml } from '#contract/isBoundedHtml';
import { cleanHtml } from '../../content/cleanHtml.ts';
import { safeAddress } from '../../content/safeAddress.ts';
import { MOST_PRIZES } from '../../offers/promotions/drawWinners.ts';
import type { NewPromotion } from '../../offers/promotions/promotionDesk.ts';
import type { PromotionReward, PromotionRules } from '../../offers/promotions/promotionRules.ts';
import type { PromotionTexts } from '../../offers/promotions/schema.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Texts } from '../../brands/languages/texts.ts';
import type { FreeRoundPlan } from '../../offers/freeRounds/freeRoundPlan.ts';
import { freeRoundInputs } from './freeRoundInputs.ts';
import type { Inputs, Values } from './inputs.ts';
import { OperatorError } from './OperatorError.ts';
import { readAmount } from './readAmount.ts';
import { readWageringTimes } from './readWageringTimes.ts';
import { readTexts, wordInputs } from './wordInputs.ts';

const fields = {
  title: { help: 'title, plain text', longest: 80 },
  lead: { help: 'one sentence below the title', longest: 160 },
  content: { help: 'terms, HTML of the allow-list', longest: 16_384 },
};

const yesNo = ['yes', 'no'] as const;

export const promotionInputs = {
  action: { kind: 'text', choices: promotionActions, required: true, help: 'how members take part' },
  category: { kind: 'text', choices: promotionCategories, required: true, help: 'tab of the page' },
  period: { kind: 'text', choices: promotionPeriods, help: 'how often a member can; once unless given' },
  from: { kind: 'time', help: 'begins; now unless given' },
  until: { kind: 'time', help: 'ends; never unless given' },
  draw: { kind: 'time', help: 'of a raffle: when it is drawn, after until' },
  places: { kind: 'integer', help: 'so many members in each period; no limit unless given' },
  amount: { kind: 'money', help: 'reward in whole units, or the least of a range' },
  most: { kind: 'money', help: 'most of a range or of a share' },
  percent: { kind: 'integer', help: 'share of the deposit' },
  prizes: { kind: 'text', help: 'of a raffle: such as 1x5000000,20x50000' },
  rounds: { kind: 'integer', help: 'free rounds in place of money' },
  ...freeRoundInputs,
  times: { kind: 'integer', help: 'wagers of the reward, or of what free rounds bring; 0 unless given' },
  days: { kind: 'integer', help: 'days for the wagering; no end unless given' },
  deposit: { kind: 'money', help: 'condition: one deposit of at least' },
  wager: { kind: 'money', help: 'condition: valid bets of at least' },
  games: { kind: 'text', help: 'game types of those bets, such as RNG,FISH' },
  'new-for': { kind: 'integer', help: 'condition: days since the registration' },
  vip: { kind: 'integer', help: 'condition: least VIP level' },
  'first-deposit': { kind: 'text', choices: yesNo, help: 'condition: nothing was deposited before' },
  phone: { kind: 'text', choices: yesNo, help: 'condition: a mobile number that answered' },
  payout: { kind: 'text', choices: yesNo, help: 'condition: an account for withdrawals' },
  weekdays: { kind: 'text', help: 'days on which it runs, such as fri,sat,sun' },
  'counted-from': {
    kind: 'text',
    choices: ['day', 'week', 'month'],
    help: 'deposits and bets count from the start of it; of the period unless given',
  },
  image: { kind: 'text', help: 'path or https address of the picture' },
  link: { kind: 'text', help: 'path of the site with more about it' },
  sort: { kind: 'integer', help: 'place in the list; 0 unless given' },
} as const satisfies Inputs;

export const promotionTextInputs: Inputs = wordInputs(fields);

type Given = Values<typeof promotionInputs>;

const demand = (holds: boolean, why: string): void => {
  if (!holds) throw new OperatorError(why);
};

const atLeast = (name: string, value: number | undefined, least: number): number | undefined => {
  if (value !== undefined) demand(value >= least, `${name} has to be at least ${least}`);
  return value;
};

const readPrizes = (text: string, currency: Currency): NonNullable<PromotionReward['prizes']> => {
  const prizes = text.split(',').map((one) => {
    const [, count = '', amount = ''] = /^(\d{1,3})x([\d.]+)$/.exec(one.trim()) ?? [];
    demand(Number(count) > 0, `"${one}" is no prize: it has to be such as 20x50000`);
    return { count: Number(count), amount: readAmount(amount, currency).toString() };
  });
  const all = prizes.reduce((sum, { count }) => sum + count, 0);
  demand(all <= MOST_PRIZES, `a raffle has at most ${MOST_PRIZES} prizes`);
  return prizes.toSorted((a, b) => Number(BigInt(b.amount) - BigInt(a.amount)));
};

const readReward = (
  given: Given,
  { currency, market }: Pick<Tenant, 'currency' | 'market'>,
  rounds: FreeRoundPlan | undefined,
): PromotionReward => {
  const { action, prizes, percent } = given;
  const [amount, most] = [given.amount?.toString(), given.most?.toString()];
  const wagering = {
    times: readWageringTimes(given.times, market),
    ...(given.days !== undefined && { days: atLeast('days', given.days, 1) }),
  };
  if (action === 'read') return { kind: 'none', times: 0 };
  if (action === 'raffle') {
    if (prizes === undefined) throw new OperatorError('a raffle needs prizes');
    return { kind: 'prizes', prizes: readPrizes(prizes, currency), ...wagering };
  }
  if (rounds !== undefined) {
    demand(action !== 'envelope', 'an envelope has money');
    demand(amount === undefined && percent === undefined, 'free rounds are in place of money');
    return { kind: 'rounds', rounds, ...wagering };
  }
  if (percent !== undefined) {
    demand(action === 'join', 'a share of a deposit is paid to who has joined: action join');
    demand(given.deposit !== undefined, 'a share needs deposit, the least that counts');
    demand(most !== undefined, 'a share needs most, the highest reward');
    return { kind: 'share', percent: atLeast('percent', percent, 1), most, ...wagering };
  }
  if (amount === undefined) throw new OperatorError('amount is missing');
  if (most === undefined) return { kind: 'fixed', amount, ...wagering };
  demand(action === 'envelope' || action === 'apply', 'a range is for an envelope or an application');
  demand(BigInt(most) >= BigInt(amount), 'most has to be at least amount');
  return { kind: 'range', amount, most, ...wagering };
};

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const readWeekdays = (text: string): number[] =>
  text.split(',').map((name) => {
    const day = weekdays.indexOf(name.trim());
    demand(day >= 0, `"${name}" is no day: ${weekdays.join(', ')}`);
    return day;
  });

const readRules = (given: Given): PromotionRules => {
  const games = given.games?.split(',').map((name) => {
    const type = gameTypes.find((one) => one === name.trim());
    return type ?? refuseGame(name);
  });
  return {
    ...(given['new-for'] !== undefined && { newFor: atLeast('new-for', given['new-for'], 1) }),
    ...(given.vip !== undefined && { vipFrom: atLeast('vip', given.vip, 0) }),
    ...(given['first-deposit'] === 'yes' && { firstDeposit: true }),
    ...(given.phone === 'yes' && { phone: true }),
    ...(given.payout === 'yes' && { payoutAccount: true }),
    ...(given.deposit !== undefined && { deposit: given.deposit.toString() }),
    ...(given.wager !== undefined && { wager: given.wager.toString() }),
    ...(games !== undefined && { games }),
    ...(given.weekdays !== undefined && { weekdays: readWeekdays(given.weekdays) }),
    ...(given['counted-from'] !== undefined && { countedFrom: given['counted-from'] }),
  };
};

const refuseGame = (name: string): GameType => {
  throw new OperatorError(`"${name}" is no game type: ${gameTypes.join(', ')}`);
};

const readPromotionTexts = (
  values: Readonly<Record<string, unknown>>,
  tenant: Tenant,
): Texts<PromotionTexts> => {
  const hosts = tenant.imageCDNs.map((origin) => URL.parse(origin)?.host ?? origin);
  const texts = readTexts(values, fields, 'title');
  const cleaned = Object.entries(texts).map(([language, { title, lead, content }]) => {
    demand(isBoundedHtml(content), 'content has to be plain HTML, every tag and quote closed');
    return [
      language,
      { title: title.normalize('NFC'), lead: lead.normalize('NFC'), content: cleanHtml(content, hosts) },
    ];
  });
  return Object.fromEntries(cleaned) as Texts<PromotionTexts>;
};

/** A promotion as its options describe it. Throws OperatorError for what does not go together. */
export const readPromotion = (
  given: Given,
  tenant: Tenant,
  { now, rounds }: { readonly now: Date; readonly rounds: FreeRoundPlan | undefined },
): Omit<NewPromotion, 'merchant'> => {
  const { action, category, period = 'once', until, draw, link } = given;
  const startsAt = given.from ?? now;
  demand(until === undefined || until > startsAt, 'until has to come after from');
  if (action === 'raffle') {
    demand(period === 'once', 'a raffle is drawn once');
    demand(
      until !== undefined && draw !== undefined && draw > until,
      'a raffle needs until and a draw after it',
    );
  }
  const image = given.image ?? '/art/scenes/friends';
  demand(safeAddress(image), 'image has to be a path of ours or an https address');
  demand(
    link === undefined || (isSiteLink(link) && safeAddress(link)),
    'link has to be a page of the site such as /pointMall',
  );
  return {
    ...{ action, category, period, startsAt, image },
    rules: readRules(given),
    reward: readReward(given, tenant, rounds),
    texts: readPromotionTexts(given, tenant),
    endsAt: until ?? null,
    drawAt: action === 'raffle' ? (draw ?? null) : null,
    places: atLeast('places', given.places, 1) ?? null,
    link: link ?? null,
    sort: given.sort ?? 0,
  };
};
