import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HotMatchesSpace } from '@/features/matches/HotMatchesSpace';
import { inScenario } from '../../inScenario';

const meta = { component: HotMatchesSpace, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['brand-matrix', 'phone'] };
