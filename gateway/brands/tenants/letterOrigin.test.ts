import { letterOrigin } from './letterOrigin.ts';

const hosts = ['aurora.example', 'www.aurora.example'];
const asked = {
  protocol: 'https' as const,
  hostname: 'aurora.example',
  ip: '203.0.113.7',
  socket: { localPort: 8080 },
};

test('PWD-02 a link in a letter leads to the brand, by the port that the operator names', () => {
  expect(letterOrigin(asked, { hosts }, 8443)).toBe('https://aurora.example:8443');
  expect(letterOrigin(asked, { hosts }, 0)).toBe('https://aurora.example');
  expect(letterOrigin(asked, { hosts }, 443)).toBe('https://aurora.example');
  expect(letterOrigin({ ...asked, hostname: 'WWW.aurora.example' }, { hosts }, 0)).toBe(
    'https://www.aurora.example',
  );
});

test('PWD-02 without one, by the port the call came in by', () => {
  expect(letterOrigin({ ...asked, protocol: 'http' }, { hosts }, undefined)).toBe(
    'http://aurora.example:8080',
  );
});

test('security row 5: a host that is not the brand’s is not written into a letter', () => {
  for (const hostname of ['evil.example', 'aurora.example.evil.example', 'localhost', '', 'a@evil.example']) {
    expect(letterOrigin({ ...asked, hostname }, { hosts }, 0)).toBe('https://aurora.example');
  }
  expect(letterOrigin({ ...asked, hostname: 'localhost', ip: '127.0.0.1' }, { hosts }, 8080)).toBe(
    'https://localhost:8080',
  );
});
