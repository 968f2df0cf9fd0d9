import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WinnersSkeleton } from '@/features/winners/WinnersSkeleton';
import { inScenario } from '../../inScenario';

const meta = { component: WinnersSkeleton, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['brand-matrix', 'phone'] };
