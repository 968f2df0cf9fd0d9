import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GameCardSkeletons, MatchSkeleton } from '@/ui/Skeletons';

const meta = {
  component: GameCardSkeletons,
  tags: ['brand-matrix', 'phone'],
  args: { count: 5 },
} satisfies Meta<typeof GameCardSkeletons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Match: StoryObj = { render: () => <MatchSkeleton /> };
