import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SaferPlayView } from '@/features/safer-play/SaferPlayView';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const taken = () => Promise.resolve(undefined);
const paused = () => Promise.resolve({ ok: true as const, value: given.onTimeOut });

const meta = {
  component: SaferPlayView,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-12', 'SAFE-01', 'SAFE-02', 'SAFE-03'] },
  args: {
    state: given.saferPlay,
    setLimit: given.limitTaken,
    confirmLimit: given.limitTaken,
    setRealityCheck: taken,
    timeOut: paused,
    exclude: paused,
    onPaused: () => undefined,
  },
} satisfies Meta<typeof SaferPlayView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Excluded: Story = { args: { state: { ...given.saferPlay, pause: given.excluded } } };
export const ExcludedWithoutAnEnd: Story = { args: { state: { ...given.saferPlay, pause: given.endless } } };
export const NothingSet: Story = { args: { state: given.nothingSet } };
/** A market that has lengths of a time-out of its own. */
export const LengthsOfTheMarket: Story = {
  args: { state: { ...given.saferPlay, timeOutDays: [1, 7, 30, 42], exclusionMonths: [6, 12, 60] } },
};
