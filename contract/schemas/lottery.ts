import Type from 'typebox';
import {
  lotteryDevices,
  lotteryLimits,
  lotteryRegions,
  lotteryViews,
  lottoAreas,
  playTypeNames,
  prizeModes,
  prizeTiers,
} from '../lottery.ts';
import { betResults } from '../records.ts';
import {
  AmountSchema,
  digits,
  IdSchema,
  LanguageSchema,
  MoneySchema,
  ProofSchema,
  strict,
  TimeSchema,
  WalletNameSchema,
  whole,
} from './common.ts';
import { playRefusalFields } from './saferPlay.ts';

const GameCode = Type.String({ pattern: '^[A-Z0-9]{1,32}$' });
const DrawNo = Type.String({ pattern: '^[0-9]{8}(-[0-9]{3,4})?$' });
const LottoArea = Type.Enum([...lottoAreas]);
const PrizeMode = Type.Enum([...prizeModes]);
const PlayTypeSchema = Type.Enum([...playTypeNames]);
const Device = Type.Enum([...lotteryDevices]);

/** A draw that takes bets; the seed behind the hash is revealed after the draw. */
const OpenDraw = Type.Object({
  drawNo: Type.String(),
  closesAt: TimeSchema,
  drawsAt: TimeSchema,
  seedHash: Type.String(),
});

export const PrizeSchema = Type.Object({
  tier: Type.Enum([...prizeTiers]),
  numbers: Type.Array(Type.String(), whole),
});

/** The province that holds a draw of a region which the provinces hold in turn. */
const HostSchema = Type.Object({ code: Type.String(), name: Type.String() });

const DrawSchema = Type.Object({
  gameCode: Type.String(),
  gameName: Type.String(),
  drawNo: Type.String(),
  drawsAt: TimeSchema,
  host: Type.Optional(HostSchema),
  /** The headline number of a draw: its highest prize. */
  winning: Type.String(),
  prizes: Type.Array(PrizeSchema),
  proof: ProofSchema,
});

const lotteryFields = {
  gameCode: Type.String(),
  gameName: Type.String(),
  vassalage: Type.String(),
  lottoArea: LottoArea,
  region: Type.Enum([...lotteryRegions]),
  prizeMode: PrizeMode,
  /** Seconds between draws; null if the draws follow a calendar. */
  everySeconds: Type.Union([Type.Integer(), Type.Null()]),
  next: Type.Union([OpenDraw, Type.Null()]),
  /** Who holds the next draws, the next one first; only where provinces take turns. */
  hosts: Type.Optional(
    Type.Array(Type.Object({ code: Type.String(), name: Type.String(), drawsAt: TimeSchema })),
  ),
};

const LotterySchema = Type.Object(lotteryFields);

/** `times`: return of one unit in hundredths, stake included; by prize tier if the tiers differ. */
const PlayTypeOffer = Type.Object({
  playType: PlayTypeSchema,
  pays: Type.Array(
    Type.Object({
      tier: Type.Union([Type.Enum([...prizeTiers]), Type.Null()]),
      times: Type.Integer(),
    }),
  ),
});

const LobbyGame = Type.Object({
  ...lotteryFields,
  last: Type.Union([DrawSchema, Type.Null()]),
  playTypes: Type.Array(PlayTypeOffer),
  limits: Type.Object({ leastUnit: MoneySchema, mostStake: MoneySchema }),
  /** The wallet that pays a bet. */
  wallet: WalletNameSchema,
});

const line = strict({
  playType: PlayTypeSchema,
  picks: Type.Array(Type.String({ maxLength: 4 }), { minItems: 1, maxItems: 100, uniqueItems: true }),
  unitStake: AmountSchema,
  times: Type.Integer({ minimum: 1, maximum: lotteryLimits.mostTimes }),
});

export const TicketSchema = Type.Object({
  id: Type.String(),
  gameCode: Type.String(),
  gameName: Type.String(),
  drawNo: Type.String(),
  closesAt: TimeSchema,
  drawsAt: TimeSchema,
  playType: PlayTypeSchema,
  picks: Type.Array(Type.String(), whole),
  units: Type.Integer(),
  unitStake: MoneySchema,
  times: Type.Integer(),
  stake: MoneySchema,
  /** The return, stake included. */
  win: MoneySchema,
  result: Type.Enum([...betResults]),
  placedAt: TimeSchema,
  /** The result of the draw, once drawn. */
  winning: Type.Union([Type.String(), Type.Null()]),
});

const listOf = <Item extends Parameters<typeof Type.Array>[0]>(item: Item) =>
  Type.Object({ list: Type.Array(item) });

const opened = {
  query: strict({ gameCode: GameCode, pageSize: digits(2), language: LanguageSchema }),
  /** Latest draw first. */
  value: listOf(DrawSchema),
};

export const lotterySchemas = {
  lotteryMenu: {
    query: strict({ language: LanguageSchema, lottoArea: Type.Optional(LottoArea) }),
    value: listOf(LotterySchema),
  },
  /** Most recently played first. */
  lotteryMenuRecent: { query: strict({ language: LanguageSchema }), value: listOf(LotterySchema) },
  popularLotteries: {
    query: strict({
      count: digits(2),
      /** One or several. */
      prizeMode: Type.Optional(Type.String({ pattern: '^(LOTT|ZY|ELOTT|SEA)(,(LOTT|ZY|ELOTT|SEA)){0,3}$' })),
      device: Device,
      language: LanguageSchema,
    }),
    value: listOf(LotterySchema),
  },
  openedNumbersVn: opened,
  openedNumbers: opened,
  /** The latest draw of each lottery; with a day (`20261120`) what was drawn on it, of lotteries that draw once a day. */
  recentDraws: {
    query: strict({
      language: LanguageSchema,
      lottoArea: Type.Optional(LottoArea),
      day: Type.Optional(Type.String({ pattern: '^[0-9]{8}$' })),
    }),
    value: listOf(DrawSchema),
  },
  lotteryLobby: {
    query: strict({ gameCode: GameCode, language: LanguageSchema }),
    value: LobbyGame,
  },
  lotteryLaunch: {
    body: strict({
      lottoArea: LottoArea,
      launchMode: Type.Literal('LOTT'),
      prizeMode: Type.Optional(PrizeMode),
      gameCode: Type.Optional(GameCode),
      view: Type.Enum([...lotteryViews]),
      device: Device,
      backUrl: Type.String({ pattern: '^/(?!/)[\\w/?#=&%.-]{0,200}$' }),
      language: LanguageSchema,
    }),
    value: Type.Object({
      lottoArea: LottoArea,
      prizeMode: PrizeMode,
      gameCode: Type.String(),
      view: Type.Enum([...lotteryViews]),
      backUrl: Type.String(),
    }),
    failure: Type.Object(playRefusalFields),
  },
  lotteryBet: {
    body: strict({
      gameCode: GameCode,
      drawNo: DrawNo,
      lines: Type.Array(line, { minItems: 1, maxItems: lotteryLimits.mostLines }),
      language: LanguageSchema,
    }),
    value: listOf(TicketSchema),
    failure: Type.Object(playRefusalFields),
  },
  lotteryCancel: {
    body: strict({ ticketId: IdSchema, language: LanguageSchema }),
    value: TicketSchema,
  },
  lotteryTickets: {
    query: strict({
      pageNo: digits(5),
      pageSize: digits(2),
      language: LanguageSchema,
      gameCode: Type.Optional(GameCode),
    }),
    /** Latest bet first. */
    value: Type.Object({
      list: Type.Array(TicketSchema),
      pageNum: Type.Integer(),
      totalPages: Type.Integer(),
      total: Type.Integer(),
      /** Number of bets that wait for their draw. */
      open: Type.Integer(),
    }),
  },
} as const;
