import { resolve } from 'node:path';
import { blockedRegionStore, type BlockedRegion } from '../../brands/sites/blockedRegionStore.ts';
import { networkStore } from '../../brands/sites/networkStore.ts';
import { act, type Command } from '../acts/act.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { readNetworks } from '../acts/readNetworks.ts';
import { readRegion } from '../acts/readRegion.ts';

const named = (text: string): BlockedRegion => {
  const region = readRegion(text);
  if (region !== undefined) return region;
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
        const after = named(values.region);
        if (after.kind === 'country' && (await networkStore(tx).within(merchant, after.region)) === 0)
          throw new OperatorError(
            `No network of ${after.region} is known: load them with region networks <file>`,
          );
        await blockedRegionStore(tx).block(merchant, after);
        return { rows: [after], change: { target: after.region, before: null, after } };
      },
    }),
    unblock: act({
      summary: 'Lifts a block.',
      places: { region: place },
      run: async ({ tx, merchant }, values) => {
        const before = named(values.region);
        if (!(await blockedRegionStore(tx).unblock(merchant, before.region)))
          throw new OperatorError(`${before.region} is not blocked`);
        return { rows: [], change: { target: before.region, before, after: null } };
      },
    }),
    networks: act({
      summary: 'Loads the country of each network from a CSV file, in place of all loaded before.',
      final: true,
      places: {
        file: { kind: 'text', required: true, help: 'path of a file with lines such as 203.0.113.0/24,SG' },
      },
      ask: ({ folder }, { file }) => readNetworks(resolve(folder, file)),
      run: async ({ tx, merchant }, { file }, placed) => {
        const store = networkStore(tx);
        const before = await store.size(merchant);
        const again = await store.replace(merchant, placed);
        if (again !== undefined)
          throw new OperatorError(
            `${file} cannot be loaded:\nline ${again}: its network is given a second time`,
          );
        const after = await store.size(merchant);
        return { rows: [after], change: { target: `networks of ${file}`, before, after } };
      },
    }),
  },
  examples: [
    'region networks countries.csv',
    'region block SG',
    'region block 203.0.113.0/24 --brand lotus',
    'region unblock SG',
    'region list',
  ],
};
