import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { CategoryGamesView } from '@/screens/category/CategoryGamesView';
import { CategoryView } from '@/screens/category/CategoryView';
import { inScenario } from '../../inScenario';

const nothing = () => undefined;

const meta = {
  component: CategoryGamesView,
  ...inScenario,
  parameters: { layout: 'fullscreen', path: '/rng', requirements: ['GAME-02'] },
  args: {
    vendors: [
      { code: 'V1', name: 'Lumen', href: '/rng?vassalage=V1', count: '1.204' },
      { code: 'V2', name: 'Starfall', href: '/rng?vassalage=V2', count: '812' },
    ],
    chosen: undefined,
    allHref: '/rng',
    allCount: '2.016',
    filter: {},
    classifies: ['JP'],
    choices: { stakes: [], lines: [] },
    onChange: nothing,
    onSearch: nothing,
    count: '2.016 trò chơi',
    narrowedBy: [],
    near: undefined,
    onClear: nothing,
    list: { filter: { gameType: 'RNG' }, total: 60 },
    busy: false,
    failure: undefined,
    onRetry: nothing,
    onSearchAll: undefined,
  },
  render: (games) => (
    <CategoryView picture="slots" title="Slots" lead={undefined} note={undefined}>
      <CategoryGamesView {...games} />
    </CategoryView>
  ),
} satisfies Meta<typeof CategoryGamesView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideVendors: Story = {
  tags: ['every-brand', 'phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Kho Báu Rồng Vàng' })).toBeVisible();
  },
};
export const BelowOtherContent: Story = {
  tags: ['phone'],
  args: { title: 'Trò chơi của nhà cung cấp', isBelow: true },
};
export const Loading: Story = { args: { count: '', list: undefined, busy: true } };
export const Empty: Story = {
  args: { count: '0 trò chơi', list: { filter: { gameType: 'RNG' }, total: 0 } },
};
export const Failed: Story = { args: { list: undefined, failure: 'Máy chủ đang bận. Vui lòng thử lại.' } };
