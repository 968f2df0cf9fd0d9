import { systemRuntime } from '../../platform/runtime/runtime.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { boundedQueue } from '../../platform/workers/boundedQueue.ts';
import { passwordHashes } from './passwordHash.ts';

const passwords = passwordHashes(testRuntime(), boundedQueue({ atOnce: 1, waiting: 10 }));

test('a password is kept as an argon2id string with its own salt', async () => {
  const real = passwordHashes(systemRuntime, { run: (work) => work() });
  const [first, second] = [await real.make('same'), await real.make('same')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(first).not.toBe(second);
});

test('a password fits its own hash and no other', async () => {
  const hash = await passwords.make('Mật khẩu');
  expect(await passwords.verify('Mật khẩu', hash)).toBe(true);
  expect(await passwords.verify('Mật khẩu ', hash)).toBe(false);
  expect(await passwords.verify('', hash)).toBe(false);
});

test('a hash made with other costs still verifies', async () => {
  // Reference string of the argon2 command line: `echo -n password | argon2 somesalt -id -t 2 -m 16 -p 4`.
  const hash = '$argon2id$v=19$m=65536,t=2,p=4$c29tZXNhbHQ$GpZ3sK/oH9p7VIiV56G/64Zo/8GaUw434IimaPqxwCo';
  expect(await passwords.verify('password', hash)).toBe(true);
  expect(await passwords.verify('Password', hash)).toBe(false);
});

test('security row 21: an account without a hash costs the same computation and never fits', async () => {
  let computed = 0;
  const counted = passwordHashes(testRuntime(), {
    run: (work) => {
      computed += 1;
      return work();
    },
  });
  expect(await counted.verify('any', undefined)).toBe(false);
  expect(await counted.verify('any', null)).toBe(false);
  expect(await counted.verify('any', 'not a hash')).toBe(false);
  expect(computed).toBe(3);
});
