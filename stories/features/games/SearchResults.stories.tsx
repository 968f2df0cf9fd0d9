import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchResults } from '@/features/games/SearchResults';
import { gameList } from '@/testing/scenario/fixtures';
import { gameList as pageOf } from '@/testing/scenario/lobbyFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: SearchResults,
  ...inScenario,
  args: {
    text: 'rong',
    found: pageOf(gameList),
    busy: false,
    failure: undefined,
    onRetry: fn(),
    vendor: undefined,
    onVendor: fn(),
    places: 0,
    onFollow: fn(),
  },
} satisfies Meta<typeof SearchResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  tags: ['phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lumen' }));
    await expect(args.onVendor).toHaveBeenCalledWith('LUMEN');
    await expect(args.onFollow).toHaveBeenCalled();
  },
};
export const Near: Story = { args: { text: 'ronh', found: { ...pageOf(gameList), approximate: true } } };
export const OthersOnTheirWay: Story = { args: { busy: true } };
export const Nothing: Story = { args: { found: pageOf([]) } };
/** Pages were found and no games: the page says so and does not call it a failure. */
export const PagesAlone: Story = { args: { found: pageOf([]), places: 2 } };
export const Failed: Story = { args: { found: undefined, failure: 'Kết nối mạng không ổn định' } };
