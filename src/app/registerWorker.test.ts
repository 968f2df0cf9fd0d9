import { registerWorker } from './registerWorker';

test('the worker is registered once, although the site mounts again after a maintenance', () => {
  const register = jest.fn().mockResolvedValue(undefined);
  const createPolicy = jest.fn((_name: string, rules: object) => rules);
  jest.replaceProperty(process.env, 'NODE_ENV', 'production');
  Object.assign(navigator, { serviceWorker: { register } });
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  registerWorker();
  registerWorker();
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(register.mock.calls).toEqual([['/sw.js']]);
});
