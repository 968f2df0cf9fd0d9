import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, fn } from 'storybook/test';
import type { Proof } from '@/data/core/useUploads';
import { ProofUpload } from '@/shared/ProofUpload';
import { inScenario } from '../inScenario';
import { onePicture } from '@/testing/scenario/onePicture';

const acts = { add: () => undefined, retry: fn(), remove: () => undefined };

const meta = {
  component: ProofUpload,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { label: 'Ảnh sao kê', proofs: { proofs: [], ...acts } },
} satisfies Meta<typeof ProofUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const withProof = (proof: Partial<Proof> & Pick<Proof, 'state'>): Story => ({
  args: {
    proofs: {
      proofs: [{ id: 'p1', name: 'sao-ke.png', picture: onePicture, ...proof }],
      ...acts,
    },
  },
});

export const Nothing: Story = {};
export const Refused: Story = withProof({
  name: 'sao-ke.pdf',
  picture: new Blob(),
  state: 'refused',
  fault: 'type',
});
export const Sending: Story = withProof({ state: 'uploading', share: 0.4 });
export const Sent: Story = withProof({ state: 'done', proofId: 'p1' });
export const LineBroke: Story = {
  ...withProof({ state: 'refused', fault: { kind: 'network' } }),
  tags: ['brand-matrix'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Thử lại sao-ke.png' }));
    await expect(args.proofs.retry).toHaveBeenCalledWith('p1');
  },
};
export const TookTooLong: Story = withProof({ state: 'refused', fault: { kind: 'timeout' } });
export const TooManyToday: Story = withProof({
  state: 'refused',
  fault: { kind: 'refused', status: 429, code: 'too_many_requests' },
});
/** The gateway would refuse the same file again, so there is no retry. */
export const NoPicture: Story = {
  ...withProof({
    state: 'refused',
    fault: { kind: 'refused', status: 415, code: 'unsupported_media_type' },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.queryByRole('button', { name: /^Thử lại/ })).not.toBeInTheDocument();
  },
};
