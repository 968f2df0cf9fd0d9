import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotEnabled } from '@/features/login/NotEnabled';
import { inScenario } from '../../scenario/inScenario';

const meta = { component: NotEnabled, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSupport: Story = { tags: ['phone'] };
