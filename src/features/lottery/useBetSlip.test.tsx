import { act, renderHook } from '@testing-library/react';
import { lotteryGame } from '@/testing/scenario/lotteryFixtures';
import { inSite, testSite } from '@/testing/testSite';
import { useBetSlip } from './useBetSlip';

test('a slip takes twenty lines with the current one, and no more', () => {
  const { result } = renderHook(() => useBetSlip(lotteryGame(), 'de'), { wrapper: inSite(testSite()) });
  const pick = (number: string) => act(() => result.current.toggle([number]));
  for (let line = 0; line < 19; line += 1) {
    pick(String(line).padStart(2, '0'));
    expect(result.current.canAdd).toBe(true);
    act(() => result.current.add());
  }
  pick('99');
  expect(result.current.canAdd).toBe(false);
  expect(result.current.all).toHaveLength(20);
});
