import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { LobbyView } from '@/features/games/LobbyView';
import { WinnersSkeleton } from '@/features/winners/WinnersSkeleton';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';
import { inScenario } from '../../inScenario';

const meta = {
  component: LobbyView,
  ...inScenario,
  args: {
    tab: 'RNG',
    onTab: fn(),
    searchHref: '/?modal=search',
    board: <WinnersSkeleton />,
    children: <GameCardSkeletons />,
  },
} satisfies Meta<typeof LobbyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slots: Story = {
  tags: ['phone'],
  play: async ({ canvas, args }) => {
    canvas.getByRole('tab', { name: 'Slots' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onTab).toHaveBeenCalledWith('WINNER', expect.anything());
  },
};
export const BigWins: Story = { args: { tab: 'WINNER' } };
