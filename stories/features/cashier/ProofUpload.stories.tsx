import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Proof } from '@/data/useProofs';
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

const withProof = (proof: Partial<Proof> & Pick<Proof, 'state'>): Story => ({
  args: {
    proofs: {
      proofs: [{ id: 'p1', name: 'sao-ke.png', picture: new Blob(), ...proof }],
      add: () => undefined,
      remove: () => undefined,
    },
  },
});

export const Nothing: Story = {};
export const Refused: Story = withProof({ name: 'sao-ke.pdf', state: 'refused', fault: 'type' });
export const Sending: Story = withProof({ state: 'uploading', share: 0.4 });
export const Sent: Story = withProof({ state: 'done', proofId: 'p1' });
export const LineBroke: Story = withProof({ state: 'refused', fault: { kind: 'network' } });
export const TookTooLong: Story = withProof({ state: 'refused', fault: { kind: 'timeout' } });
export const TooManyToday: Story = withProof({
  state: 'refused',
  fault: { kind: 'refused', status: 429, code: 'too_many_requests' },
});
export const NoPicture: Story = withProof({
  state: 'refused',
  fault: { kind: 'refused', status: 415, code: 'unsupported_media_type' },
});
