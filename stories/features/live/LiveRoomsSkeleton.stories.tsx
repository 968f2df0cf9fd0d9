import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LiveRoomsSkeleton } from '@/features/live/LiveRoomsSkeleton';
import { inScenario } from '../../inScenario';

const meta = { component: LiveRoomsSkeleton, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['phone'] };
