import { deviceName } from './deviceName';

const start = 'Mozilla/5.0';

test.each([
  [
    `${start} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36`,
    'Chrome',
    'Windows',
  ],
  [`${start} (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0`, 'Edge', 'Windows'],
  [
    `${start} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [`${start} (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${start} (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0`, 'Firefox', 'Linux'],
])('%s has a name', (agent, browser, system) => {
  expect(deviceName(agent)).toEqual({ browser, system });
});

test('an unknown device has no name', () => {
  expect(deviceName('curl/8.0')).toBeUndefined();
});
