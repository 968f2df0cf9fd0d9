import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { MAX_MERCHANT_CODE } from '#contract/merchantCode';
import { IdSchema, strict } from '#contract/schemas/common';
import type { AppPlugin } from '../../http/plugins/AppPlugin.ts';
import type { GameVendors } from '../../catalogue/vendors/GameVendors.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { GameVisit } from '../launch/schema.ts';
import { visitRepository } from '../launch/visitRepository.ts';
import { writeMoney } from '../../ledger/money/writeMoney.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { demandMostStake } from '../saferPlay/demandMostStake.ts';
import { demandPace } from '../saferPlay/demandPace.ts';
import { demandPlay } from '../saferPlay/demandPlay.ts';
import { sessionService } from '../../members/sessions/sessionService.ts';
import { shownTenant } from '../../brands/tenants/shownTenant.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { playPurse } from '../../money/wallets/playPurse.ts';
import type { FreeRounds } from '../freeRounds/schema.ts';
import { freeRoundStore } from '../freeRounds/freeRoundStore.ts';
import { betService } from './betService.ts';
import { catalogueBounds } from './catalogueBounds.ts';
import { freeBets } from './freeBets.ts';
import { recordSettled } from './recordSettled.ts';
import type { PlacingCall } from './roundCall.ts';
import type { SigningSecretName } from '../../platform/secrets/signingSecrets.ts';
import { signedBodies } from '../../http/plugins/signedBodies.ts';

const merchant = Type.String({ maxLength: MAX_MERCHANT_CODE });
const visit = IdSchema;
const round = Type.String({ pattern: '^[\\w-]{1,64}$' });
const positive = Type.String({ pattern: '^[1-9][0-9]{0,14}$' });
const amount = Type.String({ pattern: '^(0|[1-9][0-9]{0,14})$' });

/** What a signature covers says which act is meant: it does not cover the path. */
export const walletBodies = {
  authenticate: strict({
    type: Type.Literal('wallet.authenticate'),
    merchant,
    ticket: Type.String({ maxLength: 64 }),
  }),
  balance: strict({ type: Type.Literal('wallet.balance'), merchant, visit }),
  freeRounds: strict({ type: Type.Literal('wallet.freeRounds'), merchant, visit }),
  bet: strict({
    type: Type.Literal('wallet.bet'),
    merchant,
    visit,
    round,
    amount: positive,
    /** Free rounds of which one is taken instead of money. */
    free: Type.Optional(IdSchema),
  }),
  win: strict({
    type: Type.Literal('wallet.win'),
    merchant,
    visit,
    round,
    amount,
    /** The part of the stake that was at risk; the whole stake unless given. */
    validBet: Type.Optional(amount),
  }),
  void: strict({ type: Type.Literal('wallet.void'), merchant, visit, round }),
} as const;

export type WalletAct = keyof typeof walletBodies;
type Acts = { readonly [Name in WalletAct]: (body: Static<(typeof walletBodies)[Name]>) => Promise<unknown> };

/** A vendor as the wallet knows it. */
export interface WalletCaller {
  /** Code of a vendor outside; the sandbox has none. */
  readonly code?: string;
  /** Whether it runs the games of a vendor code: it hears and moves nothing of visits at other vendors. */
  readonly runs: (vassalage: string) => boolean;
}

/** Free rounds as a vendor is told of them. */
const toFreeOffer = ({ id, stake, total, taken, won, until }: FreeRounds) => ({
  id,
  stake: stake.toString(),
  total,
  left: total - taken,
  won: won.toString(),
  until: until.toISOString(),
});

export type FreeOffer = ReturnType<typeof toFreeOffer>;

/** Where a vendor calls each act; the sandbox without a code. */
export const walletPath = (act: WalletAct, code?: string): string =>
  code === undefined ? `/vendor-wallet/${act}` : `/vendor-wallet/${code}/${act}`;

/** The secret of a vendor; the sandbox has no code. */
export const walletSecret = (code?: string): SigningSecretName =>
  code === undefined ? 'vendor wallet' : `vendor ${code}`;

/**
 * The wallet as a game vendor calls it, server to server (design §3, docs/ports/game-vendor.md): signed with the secret
 * of that vendor, each call safe to repeat but `authenticate`. Rounds of trial visits never come here.
 */
export const vendorWallet =
  (
    parts: Pick<Parts, 'database' | 'runtime' | 'tenants' | 'log'> & { readonly vendors: GameVendors },
    { code, runs }: WalletCaller,
  ): AppPlugin =>
  (app: FastifyInstance) => {
    const { database, runtime, tenants } = parts;
    const { queries } = database;
    const bounds = catalogueBounds(parts);
    const tokens = oneTimeTokenStore(queries, runtime);
    const visits = visitRepository(queries);
    const visitOf = async (merchantCode: string, id: string) => {
      const found = await visits.find(merchantCode, id);
      return found !== undefined && runs(found.vassalage) ? found : refuse('not_found');
    };

    const balance = async (merchantCode: string, visitId: string) => {
      const { memberId, vassalage } = await visitOf(merchantCode, visitId);
      const { currency } = shownTenant(tenants, merchantCode);
      const purse = await playPurse(queries, { merchant: merchantCode, memberId, vassalage });
      const sum = await balanceOf(queries, merchantCode, purse, currency);
      return { balance: sum.toString() };
    };
    const callOf = async (body: {
      merchant: string;
      visit: string;
      round: string;
    }): Promise<PlacingCall<GameVisit>> => {
      const named = await visitOf(body.merchant, body.visit);
      if (named.mode !== 'real') return refuse('forbidden');
      const { currency, timeZone } = shownTenant(tenants, body.merchant);
      return {
        visit: named,
        roundRef: body.round,
        currency,
        timeZone,
        id: runtime.newId(),
        now: runtime.now(),
      };
    };

    const refuseUnlessPlaying = async (tx: Queries, call: PlacingCall<GameVisit>, stake: bigint) => {
      const { merchant, sessionHash } = call.visit;
      const tenant = shownTenant(tenants, merchant);
      const player = await sessionService(tx, runtime).keepAlive(merchant, sessionHash);
      if (player === undefined) return refuse('not_logged_in');
      if (player.mustChange) return refuse('password_change_required');
      await demandPlay(tx, player, tenant, call.now);
      await demandMostStake(tx, call, tenant, stake);
      return demandPace(tx, call, tenant.market);
    };

    const acts: Acts = {
      authenticate: async (body) => {
        const data = await tokens.take(body.merchant, 'game', body.ticket);
        if (data === undefined) return refuse('not_logged_in');
        const opened = await visitOf(body.merchant, data.visitId);
        const { currency, decimals } = shownTenant(tenants, body.merchant);
        const { id, memberId, gameCode, mode, language, parentOrigin } = opened;
        const initials = await visits.initials(opened);
        return {
          ...{ visit: id, player: memberId, initials, gameCode, mode },
          ...{ language, parentOrigin, currency, decimals },
        };
      },
      balance: (body) => balance(body.merchant, body.visit),
      freeRounds: async (body) => {
        const { merchant: code, memberId, gameCode, mode } = await visitOf(body.merchant, body.visit);
        const owner = { merchant: code, memberId };
        const next =
          mode === 'real' ? await freeRoundStore(queries).next(owner, gameCode, runtime.now()) : undefined;
        return { free: next === undefined ? null : toFreeOffer(next) };
      },
      bet: async ({ free, ...body }) => {
        const call = await callOf(body);
        const amount = BigInt(body.amount);
        // A stake that was taken is told again whatever became of the player meanwhile; a new one is judged.
        const place = () =>
          database.transaction((tx) => {
            const judge = () => refuseUnlessPlaying(tx, call, amount);
            if (free !== undefined) return freeBets(tx).place({ call, id: free, stake: amount }, judge);
            return betService(tx).place(call, amount, async () => {
              await bounds.demandStake(tx, call.visit, amount);
              return judge();
            });
          });
        await bounds.withAlert(call, `asked for a stake of ${writeMoney(amount, call.currency)}`, place);
        return balance(body.merchant, body.visit);
      },
      win: async (body) => {
        const call = await callOf(body);
        const { visit: opened, currency, now } = call;
        const win = BigInt(body.amount);
        const settle = () =>
          database.transaction((tx) =>
            betService(tx).settle(
              call,
              win,
              (settled) => recordSettled(tx, runtime, settled, shownTenant(tenants, body.merchant), now),
              (stake) =>
                body.validBet === undefined ? bounds.validBet(tx, opened, stake) : BigInt(body.validBet),
              ({ stake, freeStake }) =>
                bounds.demandWin(tx, opened, {
                  stake: freeStake ?? stake,
                  win,
                  currency,
                  roundRef: call.roundRef,
                }),
            ),
          );
        await bounds.withAlert(call, `reported a win of ${writeMoney(win, currency)}`, settle);
        return balance(body.merchant, body.visit);
      },
      void: async (body) => {
        const call = await callOf(body);
        await database.transaction((tx) => betService(tx).cancel(call));
        return balance(body.merchant, body.visit);
      },
    };

    signedBodies(app, { caller: walletSecret(code), queries, runtime });
    for (const [name, body] of Object.entries(walletBodies)) {
      app.post(walletPath(name as WalletAct, code), { schema: { body } }, async (request) => ({
        success: true,
        value: await (acts[name as WalletAct] as (body: unknown) => Promise<unknown>)(request.body),
      }));
    }
  };
