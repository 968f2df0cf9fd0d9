import { atLaunchHost } from './atLaunchHost';

const origin = 'https://games.aurora.example';
const launch = { url: `${origin}/play/?merchant=aurora#ticket`, origin, visitId: 'v1' };
const hosts = ['https://games.one.example', 'https://games.two.example'];

test('SYS-10 a game is launched at the first host of the visit; the next attempt uses the next one', () => {
  expect(atLaunchHost(launch, hosts, 0)).toEqual({
    url: 'https://games.one.example/play/?merchant=aurora#ticket',
    origin: 'https://games.one.example',
    visitId: 'v1',
  });
  expect(atLaunchHost(launch, hosts, 1).origin).toBe(hosts[1]);
  expect(atLaunchHost(launch, hosts, 2).origin).toBe(hosts[0]);
});

test('SYS-10 PORT-01 a game that lies at its vendor’s origin alone is not moved', () => {
  const outside = { ...launch, fixedOrigin: true };
  expect(atLaunchHost(outside, hosts, 0)).toEqual(outside);
});

test('SYS-10 without launch hosts the address of a game is unchanged', () => {
  expect(atLaunchHost(launch, [], 0)).toEqual(launch);
});

test.each([`${origin}.evil.example/play/`, 'https://elsewhere.example/play/'])(
  'SYS-10 an address that is not of the origin it names (%s) is not moved',
  (url) => {
    expect(atLaunchHost({ ...launch, url }, hosts, 0)).toEqual({ ...launch, url });
  },
);
