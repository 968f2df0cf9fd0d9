import { readConfig } from './config.ts';
import { StartError } from '../platform/postgres/StartError.ts';

test('without any setting the gateway is a local demo', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: 'localhost',
    databaseUrl: undefined,
    defaultBrand: 'aurora',
    demoAccounts: true,
    trustedHops: 0,
    publicPort: undefined,
    logLevel: 'warn',
    openApi: true,
  });
});

test('production has neither the OpenAPI document nor a cashier that pays by itself unless asked (SOUND-03)', () => {
  const readProduction = (env = {}) => readConfig({ NODE_ENV: 'production', ...env });
  expect(readProduction()).toMatchObject({ openApi: false, providers: { cashier: 'off' } });
  expect(readProduction({ OPENAPI: '1', CASHIER: 'sandbox' })).toMatchObject({
    openApi: true,
    providers: { cashier: 'sandbox' },
  });
  expect(readConfig({})).toMatchObject({ providers: { cashier: 'sandbox' } });
  const address = new URL('https://pay.example/v1');
  expect(readProduction({ CASHIER: address.href })).toMatchObject({ providers: { cashier: address } });
});

test('production never has demo accounts (SOUND-03)', () => {
  expect(readConfig({ NODE_ENV: 'production' }).demoAccounts).toBe(false);
  expect(() => readConfig({ NODE_ENV: 'production', DEMO_ACCOUNTS: '1' })).toThrow(StartError);
});

test('behind a proxy the port that visitors type is the protocol’s own, unless it is named', () => {
  expect(readConfig({ TRUST_PROXY: '1' })).toMatchObject({ publicPort: 0 });
  expect(readConfig({ TRUST_PROXY: '1', PUBLIC_PORT: '8443' })).toMatchObject({ publicPort: 8443 });
  expect(readConfig({ PUBLIC_PORT: '8443' })).toMatchObject({ publicPort: 8443 });
});

test('PORT-01 game vendors are named by code and address', () => {
  const list = 'ACME=https://games.acme.example, ORBIT9=http://127.0.0.1:9000/marquee';
  const { gameVendors } = readConfig({ GAME_VENDORS: list }).providers;
  expect(gameVendors.map(({ code, url }) => [code, url.href])).toEqual([
    ['ACME', 'https://games.acme.example/'],
    ['ORBIT9', 'http://127.0.0.1:9000/marquee'],
  ]);
  expect(readConfig({}).providers.gameVendors).toEqual([]);
});

test.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '1e3'],
  ['TRUST_PROXY', 'true'],
  ['DEMO_ACCOUNTS', 'yes'],
  ['CASHIER', 'bank'],
  ['CASHIER', 'ftp://pay.example'],
  ['CASHIER', 'https://user:secret@pay.example'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['GATEWAY_URL', 'gateway.example'],
  ['VENDOR_ORIGIN', 'games.example'],
  ['TABLE_STREAMS', 'LIVE0001=http://video.example'],
  ['VENDOR_ORIGIN', 'https://games.example/play'],
  ['GAME_VENDORS', 'https://games.acme.example'],
  ['GAME_VENDORS', 'acme=https://games.acme.example'],
  ['GAME_VENDORS', 'NVP=https://games.acme.example'],
  ['GAME_VENDORS', 'ACME=http://games.acme.example'],
  ['GAME_VENDORS', 'ACME=https://games.acme.example/?key=1'],
  ['GAME_VENDORS', 'ACME=https://user:word@games.acme.example'],
  ['GAME_VENDORS', 'ACME=https://one.example,ACME=https://two.example'],
])('%s of "%s" is refused with one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
});
