import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HelpModal } from '@/features/help/HelpModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: HelpModal,
  ...inScenario,
  parameters: { requirements: ['MOD-10'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['every-brand', 'phone'] };
export const Waiting: Story = { parameters: { scenario: { waits: ['helpCenter'] } } };
