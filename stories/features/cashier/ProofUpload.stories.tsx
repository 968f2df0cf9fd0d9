import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProofUpload } from '@/features/cashier/ProofUpload';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: ProofUpload,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { label: 'Ảnh sao kê', proofs: { proofs: [], add: () => undefined, remove: () => undefined } },
} satisfies Meta<typeof ProofUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Refused: Story = {
  args: {
    proofs: {
      proofs: [{ id: 'p1', name: 'sao-ke.pdf', picture: new Blob(), state: 'refused', fault: 'type' }],
      add: () => undefined,
      remove: () => undefined,
    },
  },
};
