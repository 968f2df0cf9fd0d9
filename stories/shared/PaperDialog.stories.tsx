import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PaperDialog } from '@/shared/PaperDialog';
import { inScenario } from '../inScenario';

const meta = {
  component: PaperDialog,
  ...inScenario,
  args: { section: 'terms', onClose: () => undefined },
  parameters: { requirements: ['INFO-01'] },
} satisfies Meta<typeof PaperDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = { tags: ['every-brand', 'phone'] };
export const Missing: Story = { parameters: { scenario: { data: 'empty' } } };
export const Waiting: Story = { parameters: { scenario: { waits: ['helpCenter'] } } };
