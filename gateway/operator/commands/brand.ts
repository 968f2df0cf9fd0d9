import { act, type Command } from '../act.ts';

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
  },
  examples: ['brand list', 'brand list --json'],
};
