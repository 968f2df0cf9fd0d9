import { createReport } from './createReport';

const setUp = () => {
  const call = jest.fn(async () => ({ ok: true as const, value: null }));
  return { call, report: createReport({ call: call as never }, 'b1') };
};

test('a fault is told with its build, cut to what the gateway takes', () => {
  const { call, report } = setUp();
  report('script', new TypeError('x'.repeat(900)));
  expect(call).toHaveBeenCalledWith('report', {
    body: { kind: 'script', build: 'b1', message: `TypeError: ${'x'.repeat(489)}` },
  });
});

test('the same fault is told once, and a page that falls apart says so ten times at most', () => {
  const { call, report } = setUp();
  for (let turn = 0; turn < 30; turn += 1) report('script', new Error(`fault ${turn % 15}`));
  expect(call).toHaveBeenCalledTimes(10);
});
