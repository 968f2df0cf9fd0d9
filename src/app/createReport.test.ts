import { createReport } from './createReport';

const setUp = () => {
  const send = jest.fn(async () => ({ ok: true as const, value: null }));
  return { send, report: createReport({ send: send as never }, 'b1') };
};

test('a fault is told with its build, cut to what the gateway takes', () => {
  const { send, report } = setUp();
  report('script', new TypeError('x'.repeat(900)));
  expect(send).toHaveBeenCalledWith('report', {
    kind: 'script',
    build: 'b1',
    message: `TypeError: ${'x'.repeat(489)}`,
  });
});

test('the same fault is told once, and a page that falls apart says so ten times at most', () => {
  const { send, report } = setUp();
  for (let turn = 0; turn < 30; turn += 1) report('script', new Error(`fault ${turn % 15}`));
  expect(send).toHaveBeenCalledTimes(10);
});
