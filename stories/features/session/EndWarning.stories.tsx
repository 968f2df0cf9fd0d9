import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { EndWarning } from '@/features/session/EndWarning';
import { storyTime } from '@/testing/samples';
import { inScenario } from '../../inScenario';

const inSeconds = (seconds: number) => new Date(storyTime() + seconds * 1000).toISOString();
const ends = (idle: number, absolute: number) => ({
  role: 'member',
  answers: {
    sessionInfo: {
      mustChange: false,
      pause: null,
      idleEndsAt: inSeconds(idle),
      endsAt: inSeconds(absolute),
    },
  },
});

const meta = { component: EndWarning, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: ends(42, 9_000) },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body;
    await waitFor(() => expect(page).toHaveTextContent('Phiên sắp kết thúc'));
  },
};
export const AtItsLimit: Story = { parameters: { scenario: ends(1_800, 30) } };
export const FarAway: Story = { parameters: { scenario: ends(1_800, 9_000) } };
