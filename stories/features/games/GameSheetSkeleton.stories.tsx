import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GameSheetSkeleton } from '@/features/games/GameSheetSkeleton';

const meta = { component: GameSheetSkeleton } satisfies Meta<typeof GameSheetSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['phone'] };
