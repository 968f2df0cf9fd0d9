import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GameCardSkeletons, ListSkeleton, MatchSkeleton, TextSkeleton } from '@/ui/feedback/Skeletons';

const meta = {
  component: GameCardSkeletons,
  tags: ['brand-matrix', 'phone'],
  args: { count: 5 },
} satisfies Meta<typeof GameCardSkeletons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Rows: StoryObj = { render: () => <ListSkeleton /> };
export const Words: StoryObj = { render: () => <TextSkeleton /> };
export const Match: StoryObj = { render: () => <MatchSkeleton /> };
