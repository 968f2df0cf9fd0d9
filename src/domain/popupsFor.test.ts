import type { Audience } from '#contract/constants';
import type { Popup } from '#contract/wireTypes';
import { popupsFor } from './popupsFor';

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
