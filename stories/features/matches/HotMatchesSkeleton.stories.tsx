import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HotMatchesSkeleton } from '@/features/matches/HotMatchesSkeleton';
import { inScenario } from '../../inScenario';

const meta = { component: HotMatchesSkeleton, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['brand-matrix', 'phone'] };
