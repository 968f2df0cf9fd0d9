import { readConfig } from './config.ts';
import { StartError } from './postgres/StartError.ts';

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

test('production has neither demo accounts nor the OpenAPI document unless asked', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demoAccounts: false, openApi: false });
  expect(readConfig({ NODE_ENV: 'production', DEMO_ACCOUNTS: '1', OPENAPI: '1' })).toMatchObject({
    demoAccounts: true,
    openApi: true,
  });
});

test('behind a proxy the port that visitors type is the protocol’s own, unless it is named', () => {
  expect(readConfig({ TRUST_PROXY: '1' })).toMatchObject({ publicPort: 0 });
  expect(readConfig({ TRUST_PROXY: '1', PUBLIC_PORT: '8443' })).toMatchObject({ publicPort: 8443 });
  expect(readConfig({ PUBLIC_PORT: '8443' })).toMatchObject({ publicPort: 8443 });
});

test.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '1e3'],
  ['TRUST_PROXY', 'true'],
  ['DEMO_ACCOUNTS', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['GATEWAY_URL', 'gateway.example'],
  ['VENDOR_ORIGIN', 'games.example'],
  ['VENDOR_ORIGIN', 'https://games.example/play'],
])('%s of "%s" is refused with one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
});
