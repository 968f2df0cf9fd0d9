import { renderHook } from '@testing-library/react';
import type { WithdrawalState } from '#contract/cashier';
import type { WithdrawalOrder } from './useWithdrawDesk';
import { useAdvancedWithdrawals } from './useAdvancedWithdrawals';

const order = (state: WithdrawalState) => ({ orderNo: 'W1', state, receipt: null }) as WithdrawalOrder;

test('SOUND-05 each step of a withdrawal is announced once, and an older list sets none back', () => {
  const { result, rerender } = renderHook(useAdvancedWithdrawals, { initialProps: [order('submitted')] });
  const told = () => [result.current.turn, result.current.orders.map(({ state }) => state)];
  expect(told()).toEqual([0, []]);
  // The caller puts the withdrawal desk's orders, which are newer, before those of the list.
  rerender([order('approved'), order('submitted')]);
  expect(told()).toEqual([1, ['approved']]);
  rerender([order('approved')]);
  expect(told()).toEqual([1, ['approved']]);
  rerender([order('paid')]);
  expect(told()).toEqual([2, ['paid']]);
  rerender([order('approved')]);
  expect(told()).toEqual([2, ['paid']]);
  rerender([order('settled')]);
  expect(told()).toEqual([3, ['settled']]);
});
