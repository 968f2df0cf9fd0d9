import { welcome } from './welcome.ts';

const addresses = [
  { brand: 'Aurora88', url: 'http://aurora.localhost:8080' },
  { brand: 'Sen Xanh', url: 'http://lotus.localhost:8080' },
];

test('every brand is listed with its address, and every demo account with its password', () => {
  const text = welcome({
    addresses,
    demoAccounts: [{ role: 'member', username: 'demo', password: 'Lotus-7412' }],
  });
  for (const { brand, url } of addresses) expect(text).toMatch(new RegExp(`^  ${brand} +${url}$`, 'm'));
  expect(text).toMatch(/^ {2}member +demo +Lotus-7412$/m);
});

test('without demo accounts there is no word about them', () => {
  expect(welcome({ addresses, demoAccounts: [] })).not.toContain('Demo');
});
