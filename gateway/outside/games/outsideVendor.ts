import type { Static } from 'typebox';
import { importedFacts } from '../../catalogue/vendors/importedFacts.ts';
import type { OfferedGame, OutsideVendor } from '../../catalogue/vendors/VendorCatalogue.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { signingSecrets } from '../../platform/secrets/signingSecrets.ts';
import { PartyFault, postSigned } from '../../platform/signature/postSigned.ts';
import { walletSecret } from '../../play/seamlessWallet/vendorWallet.ts';
import { catalogueAnswer, proofAnswer, tablesAnswer } from './vendorAnswers.ts';
import { vendorTables } from './vendorTables.ts';

/** A vendor outside, as the deployment names it. */
export interface OutsideVendorConfig {
  /** Capital letters and digits. */
  readonly code: string;
  /** Below it lie its page (`play`) and its calls. */
  readonly url: URL;
}

const askCatalogue = postSigned(catalogueAnswer);
const askTables = postSigned(tablesAnswer);
const askProof = postSigned(proofAnswer);

type Offer = Static<(typeof catalogueAnswer)['answer']>['games'][number];

const offered = ({ names, gameType, ...offer }: Offer): OfferedGame => {
  const { gameCode, category, tag, trial, stakes, limit, lines, rtp, maxWin, isTable } = offer;
  return {
    ...{ gameCode, gameType, names },
    gameClassify: category ?? gameType,
    tag: tag ?? 'none',
    supportPlay: trial ? '0' : '1',
    facts: {
      isRoom: isTable,
      stakes: stakes.toSorted((one, other) => one - other),
      ...{ limit, lines, rtp, maxWin },
    },
  };
};

/** A game vendor that speaks the protocol of docs/ports/game-vendor.md. */
export const outsideVendor = (
  { database, runtime }: Pick<Parts, 'database' | 'runtime'>,
  { code, url }: OutsideVendorConfig,
): OutsideVendor => {
  const secrets = signingSecrets(database.queries, runtime);
  const under = (path: string): URL => new URL(path, url.href.endsWith('/') ? url : `${url.href}/`);
  const to = async (path: string, body: object) => ({
    url: under(path),
    secrets: await secrets.valid(walletSecret(code)),
    body,
  });
  const tables = vendorTables(async (merchant) => {
    const said = await askTables(runtime, await to('tables', { type: 'vendor.tables', merchant }));
    return new Map(
      said.tables.map(({ gameCode, bettingUntil, ...state }) => [
        gameCode,
        { ...state, bettingUntil: new Date(bettingUntil) },
      ]),
    );
  });
  return {
    code,
    url,
    facts: importedFacts,
    rooms: {
      tables: async (merchant, gameCodes, now) => {
        const known = await tables(merchant, now.getTime());
        return new Map([...known].filter(([gameCode]) => gameCodes.includes(gameCode)));
      },
      // Whose chair is whose the vendor alone knows: its page says when there is none.
      hasSeat: () => Promise.resolve(true),
    },
    pageFor: () => under('play').href,
    atLaunchHosts: false,
    roundProof: async (merchant, round) => {
      const asked = await to('proof', { type: 'vendor.proof', merchant, round });
      return askProof(runtime, asked).then(
        ({ proof }) => proof,
        () => null,
      );
    },
    catalogue: async ({ merchantCode: merchant, currency, languages }) => {
      const asked = await to('catalogue', { type: 'vendor.catalogue', merchant, currency, languages });
      const { name, games } = await askCatalogue(runtime, asked);
      if (new Set(games.map(({ gameCode }) => gameCode)).size < games.length)
        throw new PartyFault(`${code} names a game twice`);
      return { displayName: name, games: games.map(offered) };
    },
  };
};
