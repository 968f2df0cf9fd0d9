import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../Row';
import { Flag } from '@/ui/media/Flag';

const meta = {
  component: Flag,
  args: { code: 'VI' },
} satisfies Meta<typeof Flag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vietnamese: Story = {};
export const All: Story = {
  render: () => (
    <Row>
      {(['VI', 'EN', 'CN', 'MS', 'TY', 'PT'] as const).map((code) => (
        <Flag key={code} code={code} />
      ))}
    </Row>
  ),
};
