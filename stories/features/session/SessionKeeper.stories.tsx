import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SessionKeeper } from '@/features/session/SessionKeeper';
import { inScenario } from '../../inScenario';

const meta = { component: SessionKeeper, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
