import type { Audience } from '#contract/constants';
import type { Popup } from '#contract/wireTypes';
import { popupsFor } from './popupsFor';
import { promotionsFor } from './promotionsFor';

const popup = (execution: Audience): Popup => ({
  id: 1,
  title: '',
  content: '',
  promotionType: 'PL',
  execution,
  announcementImages: [],
  publishedAt: '2026-11-20T00:00:00Z',
});

test.each([
  ['B', ['B']],
  ['A', ['A']],
  ['F', ['A', 'F']],
] as const)('MOD-02 audience %s sees popups of %j', (audience, executions) => {
  const popups = (['A', 'B', 'F'] as const).map(popup);
  expect(popupsFor(popups, audience).map(({ execution }) => execution)).toEqual(executions);
});

test('HOME-06 promotions are the announcements of type PR of the same audience', () => {
  const popups = (['A', 'B'] as const).flatMap((execution) => [
    popup(execution),
    { ...popup(execution), promotionType: 'PR' as const },
  ]);
  expect(promotionsFor(popups, 'B')).toEqual([{ ...popup('B'), promotionType: 'PR' }]);
});
