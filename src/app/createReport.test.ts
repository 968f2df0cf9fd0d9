import { createReport } from './createReport';

const setUp = () => {
  const send = jest.fn(async () => ({ ok: true as const, value: null }));
  return { send, report: createReport({ send: send as never }, 'b1') };
};

test('an error is reported with its build, cut to the length that the gateway accepts', () => {
  const { send, report } = setUp();
  report('script', new TypeError('x'.repeat(900)));
  expect(send).toHaveBeenCalledWith('report', {
    kind: 'script',
    build: 'b1',
    message: `TypeError: ${'x'.repeat(489)}`,
  });
});

test('the same error is reported once, and a page sends at most ten reports', () => {
  const { send, report } = setUp();
  for (let turn = 0; turn < 30; turn += 1) report('script', new Error(`fault ${turn % 15}`));
  expect(send).toHaveBeenCalledTimes(10);
});
