import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LiveRoomsSpace } from '@/features/live/LiveRoomsSpace';
import { inScenario } from '../../inScenario';

const meta = { component: LiveRoomsSpace, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['phone'] };
