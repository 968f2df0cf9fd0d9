import { isIP } from 'node:net';
import { blockedRegionStore, type BlockedRegion } from '../../brands/sites/blockedRegionStore.ts';
import { act, type Command } from '../acts/act.ts';
import { OperatorError } from '../acts/OperatorError.ts';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** An ISO 3166 country or a network; a single address is the network of itself. */
const readRegion = (text: string): BlockedRegion => {
  if (/^[A-Z]{2}$/.test(text) && countries.of(text) !== undefined) return { kind: 'country', region: text };
  const [address = '', prefix] = text.split('/');
  // An interface of this machine is nowhere that a visitor comes from.
  const version = address.includes('%') ? 0 : isIP(address);
  const most = version === 6 ? 128 : 32;
  const length = prefix ?? String(most);
  if (version !== 0 && /^\d{1,3}$/.test(length) && Number(length) <= most) {
    return { kind: 'network', region: `${address}/${length}` };
  }
  throw new OperatorError(`"${text}" is neither a country such as SG nor a network such as 203.0.113.0/24`);
};

const place = {
  kind: 'text',
  required: true,
  help: 'a country such as SG, or a network such as 203.0.113.0/24',
} as const;

export const region: Command = {
  summary: 'Where the site may not be used.',
  shown: true,
  acts: {
    list: act({
      summary: 'All blocked regions of a brand.',
      run: async ({ tx, merchant }) => ({
        rows: await blockedRegionStore(tx).list(merchant),
      }),
    }),
    block: act({
      summary: 'Visitors from there see the region-blocked page.',
      places: { region: place },
      run: async ({ tx, merchant }, values) => {
        const after = readRegion(values.region);
        await blockedRegionStore(tx).block(merchant, after);
        return { rows: [after], change: { target: after.region, before: null, after } };
      },
    }),
    unblock: act({
      summary: 'Lifts a block.',
      places: { region: place },
      run: async ({ tx, merchant }, values) => {
        const before = readRegion(values.region);
        if (!(await blockedRegionStore(tx).unblock(merchant, before.region)))
          throw new OperatorError(`${before.region} is not blocked`);
        return { rows: [], change: { target: before.region, before, after: null } };
      },
    }),
  },
  examples: [
    'region block SG',
    'region block 203.0.113.0/24 --brand lotus',
    'region unblock SG',
    'region list',
  ],
};
