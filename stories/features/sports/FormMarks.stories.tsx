import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormMarks } from '@/features/sports/FormMarks';
import { inScenario } from '../../inScenario';

const meta = {
  component: FormMarks,
  ...inScenario,
  args: { marks: ['won', 'drawn', 'lost', 'won', 'won'] },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof FormMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = { tags: ['brand-matrix'] };
export const One: Story = { args: { marks: ['lost'] } };
export const None: Story = { args: { marks: [] } };
