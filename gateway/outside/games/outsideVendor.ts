import type { VendorRooms } from '../../catalogue/vendors/GameVendor.ts';
import { importedFacts } from '../../catalogue/vendors/importedFacts.ts';
import { noJackpots } from '../../catalogue/vendors/noJackpots.ts';
import type { OfferedGame, OutsideVendor } from '../../catalogue/vendors/VendorCatalogue.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { signingSecrets } from '../../platform/secrets/signingSecrets.ts';
import { walletSecret } from '../../play/seamlessWallet/vendorWallet.ts';
import { below, PartyFault, signedPost } from '../calls/signedPost.ts';
import { vendorTables, type Tables } from './vendorTables.ts';
import { answerShapes, callBounds, type Offer, type VendorRequest } from './vendorWire.ts';

/** A vendor outside, as the deployment names it. */
export interface OutsideVendorConfig {
  /** Capital letters and digits. */
  readonly code: string;
  /** Below it lie its page (`play`) and its calls. */
  readonly url: URL;
}

const offered = ({
  category,
  tag,
  trial,
  isTable,
  stakes,
  limit,
  freeRounds,
  ...offer
}: Offer): OfferedGame => {
  const { gameCode, gameType, names, lines, rtp, maxWin } = offer;
  return {
    ...{ gameCode, gameType, names },
    gameClassify: category ?? gameType,
    tag: tag ?? 'none',
    supportPlay: trial ? '0' : '1',
    facts: {
      isRoom: isTable,
      stakes: stakes.map(Number).toSorted((one, other) => one - other),
      limit: Number(limit),
      ...{ lines, rtp, maxWin },
      ...(freeRounds !== undefined && { freeRounds }),
    },
  };
};

const roomsOf = (tablesAt: (merchant: string, now: number) => Promise<Tables>): VendorRooms => ({
  tables: async (merchant, games, now) => {
    const known = await tablesAt(merchant, now.getTime());
    const codes = new Set(games.map(({ gameCode }) => gameCode));
    return new Map([...known].filter(([gameCode]) => codes.has(gameCode)));
  },
  // Whose chair is whose the vendor alone knows: its page says when there is none.
  hasSeat: () => Promise.resolve(true),
});

/** A game vendor elsewhere, by the protocol of docs/ports/game-vendor.md. */
export const outsideVendor = (
  { database, runtime }: Pick<Parts, 'database' | 'runtime'>,
  { code, url }: OutsideVendorConfig,
): OutsideVendor => {
  const known = signingSecrets(database.queries, runtime);
  const post = signedPost({ base: url, secrets: () => known.valid(walletSecret(code)), runtime });
  const tables = vendorTables(async (merchant) => {
    const request: VendorRequest<'vendor.tables'> = { type: 'vendor.tables', merchant };
    const answer = await post('tables', request, answerShapes['vendor.tables'], callBounds['vendor.tables']);
    return new Map(
      answer.tables.map(({ gameCode, bettingUntil, ...state }) => [
        gameCode,
        { ...state, bettingUntil: new Date(bettingUntil) },
      ]),
    );
  });

  return {
    ...{ code, url },
    facts: importedFacts,
    takesFreeRounds: ({ facts }) => facts?.freeRounds === true,
    rooms: roomsOf(tables),
    // The protocol has no pots: the vendor's own page shows them.
    jackpots: noJackpots,
    pageFor: () => below(url, 'play').href,
    atLaunchHosts: false,

    proofPage: () => Promise.resolve(null),

    roundProof: async (merchant, round) => {
      const request: VendorRequest<'vendor.proof'> = { type: 'vendor.proof', merchant, round };
      return post('proof', request, answerShapes['vendor.proof'], callBounds['vendor.proof']).then(
        ({ proof }) => proof,
        () => null,
      );
    },

    tellFreeRounds: async ({ games, stake, until, ...told }) => {
      const request: VendorRequest<'vendor.freeRounds'> = {
        type: 'vendor.freeRounds',
        ...told,
        games: [...games],
        stake: stake.toString(),
        until: until.toISOString(),
      };
      await post('freeRounds', request, answerShapes['vendor.freeRounds'], callBounds['vendor.freeRounds']);
    },

    catalogue: async ({ merchantCode: merchant, currency, languages }) => {
      const request: VendorRequest<'vendor.catalogue'> = {
        type: 'vendor.catalogue',
        ...{ merchant, currency, languages: [...languages] },
      };
      const { name, games } = await post(
        'catalogue',
        request,
        answerShapes['vendor.catalogue'],
        callBounds['vendor.catalogue'],
      );
      if (new Set(games.map(({ gameCode }) => gameCode)).size < games.length)
        throw new PartyFault(`${code} names a game twice`);
      return { displayName: name, games: games.map(offered) };
    },
  };
};
