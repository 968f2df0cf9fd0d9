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
