import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { JackpotBoardSkeleton } from '@/features/games/JackpotBoardSkeleton';

const meta = { component: JackpotBoardSkeleton } satisfies Meta<typeof JackpotBoardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { tags: ['phone'] };
