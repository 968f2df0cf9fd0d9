import { act, type Command } from '../acts/act.ts';
import { checkFolder } from '../acts/checkFolder.ts';
import { OperatorError } from '../acts/OperatorError.ts';

export const brand: Command = {
  summary: 'The brands that the gateway serves; a brand is a folder of BRANDS_DIR.',
  acts: {
    list: act({
      summary: 'Name, hosts and currency of each.',
      run: ({ brands }) =>
        Promise.resolve({
          rows: brands.map(({ key, name, merchantCode, hosts, currency, timeZone, languages }) => ({
            brand: key,
            name,
            merchant: merchantCode,
            hosts: hosts.join(' '),
            currency,
            timeZone,
            languages: languages.join(' '),
          })),
        }),
    }),
    check: act({
      summary: 'Everything that is wrong or surprising in a brand folder, in one list. Needs no gateway.',
      places: {
        folder: { kind: 'text', required: true, help: 'path of the folder, or its name in BRANDS_DIR' },
      },
      run: () => Promise.reject(new OperatorError('A folder is checked where it lies')),
      here: checkFolder,
    }),
  },
  examples: ['brand list', 'brand list --json', 'brand check theme/brands/aurora'],
};
