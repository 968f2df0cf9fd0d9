import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HumanCheckHost } from '@/features/human/HumanCheckHost';
import { inScenario } from '../../inScenario';

const meta = { component: HumanCheckHost, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyAsks: Story = {};
